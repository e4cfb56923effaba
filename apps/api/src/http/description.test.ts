import { validate } from '@readme/openapi-parser';
import { operationIdOf, type Tagged } from '@traiteur/contract/statement/operation.ts';
import { everyOperation } from '@traiteur/contract/operations.ts';
import SwaggerClient from 'swagger-client';
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

type Description = { paths: Record<string, Record<string, { responses: object }>>; components: { responses: object } };

/** A stock client of the owner's and the clients' operations. Without responses, which it would resolve for seconds. */
async function stockClient() {
  const [ofOwner, ofClient] = [await described(owner.token), await described(marc.token)] as [Description, Description];
  const spec = { ...ofOwner, paths: { ...ofClient.paths, ...ofOwner.paths } };
  for (const operation of Object.values(spec.paths).flatMap(Object.values<{ responses: object }>))
    operation.responses = { 204: { description: 'Done.' } };
  spec.components.responses = {};
  return SwaggerClient({ spec, authorizations: { bearer: owner.token } });
}

test('the stock swagger-client reaches every operation by tag and name, and sends what our own client sends', async () => {
  const stock = await stockClient();
  for (const { tag, name, method, path } of names) {
    const requests: { url: string; method: string }[] = [];
    const operation = stock.apis[tag]?.[name];
    expect(operation, `${tag}.${name}`).toBeTypeOf('function');
    await operation?.(
      {
        id: 7,
        otherId: 8,
        slug: '7',
        token: '7',
        key: '7',
        postalCode: '75020',
        date: '2026-11-25',
        from: '2026-11-23',
        to: '2026-11-25',
        list: 'orders',
        editing: 'true',
        'Idempotency-Key': 'key-of-the-test',
      },
      {
        requestBody: {},
        requestInterceptor: (request: { url: string; method: string }) => {
          requests.push({ url: request.url, method: request.method });
          return request;
        },
        userFetch: () => Promise.resolve(new Response('{}', { headers: { 'content-type': 'application/json' } })),
      },
    );
    const [{ url, method: usedMethod } = { url: '', method: '' }] = requests;
    const wantedPath = `/api${path.replace('{date}', '2026-11-25').replace(/\{\w+\}/g, '7')}`;
    expect([new URL(url, host).pathname, usedMethod.toUpperCase()], `${tag}.${name}`).toEqual([wantedPath, method]);
  }
});

test('swagger-client really lists and adds through the server', async () => {
  const stock = await stockClient();
  const body = { name: { fr: 'Céleri', en: 'Celery' }, slug: 'celery', code: 'celery', active: true };
  const answer = await stock.apis['allergens']?.['createAllergen']?.({}, { requestBody: body });
  expect(answer?.status).toBe(201);
  const listed = await stock.apis['allergens']?.['listAllergens']?.({ search: 'céleri' }, {});
  expect(listed?.body).toMatchObject({ items: [{ slug: 'celery' }], total: 1 });
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
