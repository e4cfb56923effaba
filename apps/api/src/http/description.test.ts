import { validate } from '@readme/openapi-parser';
import { operationIdOf, type Tagged } from '@traiteur/contract/statement/operation.ts';
import { everyOperation } from '@traiteur/contract/operations.ts';
import SwaggerClient from 'swagger-client';
import { expect, test } from 'vitest';
import { testApp } from '../testing/test-app.ts';

const { host, signedIn } = await testApp();
const owner = await signedIn('owner');

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

test('the description is a valid OpenAPI 3.1 document, with a token and without', async () => {
  for (const token of [undefined, owner.token]) {
    const description = await described(token);
    expect(description).toMatchObject({ openapi: '3.1.0' });
    // The validator resolves references in place: it gets a copy.
    expect(await validate(structuredClone(description) as never)).toMatchObject({ valid: true });
  }
});

test('what a noun states by verbs is described under names that no other operation has', async () => {
  const { paths } = (await described(owner.token)) as {
    paths: Record<string, Record<string, { operationId: string; 'x-verb'?: string }>>;
  };
  const allergens = Object.entries(paths).filter(([path]) => path.startsWith('/api/allergens'));
  expect(
    allergens.flatMap(([, methods]) => Object.values(methods).map((one) => [one.operationId, one['x-verb']])),
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

test('the stock swagger-client reaches every operation by tag and name, and sends what our own client sends', async () => {
  const stock = await SwaggerClient({ spec: await described(owner.token), authorizations: { bearer: owner.token } });
  for (const { tag, name, method, path } of names) {
    const sent: { url: string; method: string }[] = [];
    const operation = stock.apis[tag]?.[name];
    expect(operation, `${tag}.${name}`).toBeTypeOf('function');
    await operation?.(
      { id: 7, postalCode: '75020', date: '2026-11-25', 'Idempotency-Key': 'key-of-the-test' },
      {
        requestBody: {},
        requestInterceptor: (request: { url: string; method: string }) => {
          sent.push({ url: request.url, method: request.method });
          return request;
        },
        userFetch: () => Promise.resolve(new Response('{}', { headers: { 'content-type': 'application/json' } })),
      },
    );
    const [{ url, method: used } = { url: '', method: '' }] = sent;
    const wanted = `/api${path.replace(/\{\w+\}/g, '7')}`;
    expect([new URL(url, host).pathname, used.toUpperCase()], `${tag}.${name}`).toEqual([wanted, method]);
  }
});

test('swagger-client really lists and adds through the server', async () => {
  const stock = await SwaggerClient({ spec: await described(owner.token), authorizations: { bearer: owner.token } });
  const body = { name: { fr: 'Céleri', en: 'Celery' }, slug: 'celery', code: 'celery', active: true };
  const added = await stock.apis['allergens']?.['createAllergen']?.({}, { requestBody: body });
  expect(added?.status).toBe(201);
  const listed = await stock.apis['allergens']?.['listAllergens']?.({ search: 'céleri' }, {});
  expect(listed?.body).toMatchObject({ items: [{ slug: 'celery' }], total: 1 });
});
