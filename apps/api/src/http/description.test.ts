import { validate } from '@readme/openapi-parser';
import { operationIdOf, type Tagged } from '@traiteur/contract/statement/operation.ts';
import { everyOperation } from '@traiteur/contract/operations.ts';
import { OpenAPIClientAxios } from 'openapi-client-axios';
import { expect, test } from 'vitest';
import { builder } from '../testing/builder.ts';
import { testApp } from '../testing/test-app.ts';

const { app, db, host, services, signedIn, clientSignedIn } = await testApp();
const owner = await signedIn('owner');
const marc = await clientSignedIn((await builder(db).client({})).clientId);

const described = async (token?: string): Promise<object> => {
  const answer = await fetch(
    `${host}/api/swagger.json`,
    token ? { headers: { authorization: `Bearer ${token}` } } : {},
  );
  return (await answer.json()) as object;
};

const nouns: readonly Tagged[] = everyOperation;
const names = nouns.flatMap((noun) =>
  Object.entries(noun.operations).map(([name, { method, path, scope }]) => ({
    tag: noun.tag,
    name: operationIdOf(noun, name),
    method,
    path,
    scope,
  })),
);

test('a house that is renamed is described by its new name', async () => {
  const { brand } = services;
  for (const name of ['Traiteur', 'Chez Odile']) {
    brand.become({ ...brand, name });
    expect(await described()).toMatchObject({ info: { title: name } });
    expect(await described(owner.token)).toMatchObject({ info: { title: name } });
  }
  brand.become();
});

test('the description is a valid OpenAPI 3.1 document, with a token and without', async () => {
  for (const token of [undefined, owner.token]) {
    const description = await described(token);
    expect(description).toMatchObject({ openapi: '3.1.0' });
    // The validator resolves references in place: it gets a copy.
    expect(await validate(structuredClone(description) as never)).toMatchObject({ valid: true });
  }
});

test('what several operations answer or refuse is described once, and each refers to it', async () => {
  const { paths, components } = (await described(owner.token)) as {
    paths: Record<string, { get?: { responses: Record<string, unknown> } }>;
    components: { schemas: Record<string, unknown>; responses: Record<string, unknown> };
  };
  const order = { $ref: '#/components/schemas/Order' };
  expect(paths['/api/orders/{id}']?.get?.responses).toMatchObject({
    200: { content: { 'application/json': { schema: order } } },
    401: { $ref: '#/components/responses/not-signed-in' },
  });
  expect([components.schemas, components.responses]).toMatchObject([{ Order: {} }, { 'not-signed-in': {} }]);
});

test('what a noun states by verbs is described under names that no other operation has', async () => {
  const { paths } = (await described(owner.token)) as {
    paths: Record<string, Record<string, { operationId: string; 'x-verb'?: string }>>;
  };
  const allergens = Object.entries(paths).filter(([path]) => path.startsWith('/api/allergens'));
  expect(
    allergens.flatMap(([, methods]) =>
      Object.values(methods).map((operation) => [operation.operationId, operation['x-verb']]),
    ),
  ).toEqual([
    ['listAllergens', 'list'],
    ['createAllergen', 'create'],
    ['getAllergen', 'get'],
    ['updateAllergen', 'update'],
    ['removeAllergen', 'remove'],
    ['updateAllergenPosition', undefined],
    ['mergeAllergens', undefined],
  ]);
  expect(paths['/api/orders/{id}/confirmation']?.['put']).toMatchObject({ operationId: 'confirmOrder' });
  expect(new Set(names.map(({ name }) => name)).size).toBe(names.length);
});

test('without a token only the public operations are described', async () => {
  const { paths } = (await described()) as { paths: Record<string, Record<string, { operationId: string }>> };
  const offered = Object.values(paths).flatMap((methods) =>
    Object.values(methods).map(({ operationId }) => operationId),
  );
  expect(offered.sort()).toEqual(names.flatMap(({ name, scope }) => (scope === 'public' ? [name] : [])).sort());
});

test('with a client’s token the public and the clients’ own operations are described', async () => {
  const { paths } = (await described(marc.token)) as { paths: Record<string, Record<string, { operationId: string }>> };
  const offered = Object.values(paths).flatMap((methods) =>
    Object.values(methods).map(({ operationId }) => operationId),
  );
  const siteOperations = names.filter(({ scope }) => scope === 'public' || scope === 'signed-in' || scope === 'client');
  expect(offered.sort()).toEqual(siteOperations.map(({ name }) => name).sort());
});

/** A stock client of the owner's and the clients' operations. */
async function stockClient() {
  type Description = { paths: object };
  const [ofOwner, ofClient] = [await described(owner.token), await described(marc.token)] as [Description, Description];
  const definition = { ...ofOwner, paths: { ...ofClient.paths, ...ofOwner.paths } } as never;
  const stock = new OpenAPIClientAxios({
    definition,
    axiosConfigDefaults: { headers: { authorization: `Bearer ${owner.token}` } },
  });
  return { stock, client: await stock.init() };
}

test('a stock client reaches every operation by tag and name, and sends what our own client sends', async () => {
  const { stock, client } = await stockClient();
  const values: Record<string, string | number> = {
    id: 7,
    otherId: 8,
    postalCode: '75020',
    date: '2026-11-25',
    from: '2026-11-23',
    to: '2026-11-25',
    list: 'orders',
  };
  for (const { tag, name, method, path } of names) {
    expect(stock.getOperation(name)?.tags, name).toEqual([tag]);
    expect(client[name], name).toBeTypeOf('function');
    const parameters = Object.fromEntries(
      [...path.matchAll(/\{(\w+)\}/g)].map(([, key = '']) => [key, values[key] ?? 7]),
    );
    const request = stock.getRequestConfigForOperation(name, [parameters, {}]);
    const wantedPath = `/api${path.replace(/\{(\w+)\}/g, (_, key: string) => String(values[key] ?? 7))}`;
    expect([new URL(request.url, host).pathname, request.method.toUpperCase()], name).toEqual([wantedPath, method]);
  }
});

test('a stock client really lists and adds through the server', async () => {
  const { client } = await stockClient();
  const body = { name: { fr: 'Céleri', en: 'Celery' }, slug: 'celery', code: 'celery', active: true };
  expect(await client['createAllergen']?.({}, body)).toMatchObject({ status: 201 });
  const listed = await client['listAllergens']?.({ search: 'céleri' });
  expect(listed?.data).toMatchObject({ items: [{ slug: 'celery' }], total: 1 });
});

test('who has the description is not sent it again', async () => {
  const ask = (headers: Record<string, string>) => fetch(`${host}/api/swagger.json`, { headers });
  const asOwner = { authorization: `Bearer ${owner.token}` };
  const first = await ask(asOwner);
  const etag = first.headers.get('etag') ?? '';
  expect(first.headers.get('vary')).toMatch(/authorization/i);
  const again = await ask({ ...asOwner, 'if-none-match': `"another", ${etag}` });
  expect([again.status, await again.text()]).toEqual([304, '']);
  expect((await ask({ 'if-none-match': etag })).status).toBe(200);
});

test('all who may do the same are told the same, and of the address that they ask at', async () => {
  const another = await signedIn('owner');
  const kitchen = await signedIn('kitchen');
  const tag = async (token: string, name: string) => {
    const answer = await app.inject({
      url: '/api/swagger.json',
      headers: { authorization: `Bearer ${token}`, host: name },
    });
    return { tag: answer.headers.etag, servers: answer.json<{ servers: unknown }>().servers };
  };
  const [claire, odile, karim, elsewhere] = await Promise.all([
    tag(owner.token, 'a.example'),
    tag(another.token, 'a.example'),
    tag(kitchen.token, 'a.example'),
    tag(owner.token, 'b.example'),
  ]);
  expect(odile).toEqual(claire);
  expect(new Set([claire.tag, karim.tag, elsewhere.tag]).size).toBe(3);
  expect(elsewhere.servers).toEqual([{ url: 'http://b.example' }]);
});

test('filters that tell where clients live are described to those alone who may reach clients', async () => {
  const filtersFor = async (token: string) => {
    const { paths } = (await described(token)) as {
      paths: Record<string, Record<string, { parameters: { name: string }[]; requestBody?: object }>>;
    };
    return {
      listed: paths['/api/orders']?.['get']?.parameters.map(({ name }) => name) ?? [],
      whole: JSON.stringify(Object.entries(paths).filter(([path]) => path.startsWith('/api/orders'))),
    };
  };
  const [ofOwner, ofCook] = [await filtersFor(owner.token), await filtersFor((await signedIn('kitchen')).token)];
  expect(ofOwner.listed).toEqual(expect.arrayContaining(['status', 'city', 'postalCodes', 'clientId']));
  expect(ofCook.listed).toContain('status');
  for (const name of ['city', 'postalCodes', 'clientId']) expect(ofCook.listed).not.toContain(name);
  expect(ofOwner.whole).toContain('"postalCodes"');
  expect(ofCook.whole).not.toContain('"postalCodes"');
});
