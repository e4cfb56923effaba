import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { testApp } from '../testing/test-app.ts';

const { app, signedIn } = await testApp();
const owner = await signedIn('owner');

const allergen = { name: { fr: 'Lupin', en: 'Lupin' }, slug: 'lupin', code: 'lupin', active: true };

async function post(payload: string | object, contentType = 'application/json', url = '/api/allergens') {
  const answer = await app.inject({
    method: 'POST',
    url,
    headers: { authorization: `Bearer ${owner.token}`, 'content-type': contentType, 'accept-language': 'fr' },
    payload,
  });
  return {
    status: answer.statusCode,
    type: answer.headers['content-type'],
    problem: answer.json<Record<string, unknown>>(),
  };
}

test.each([
  ['broken JSON', '{"name":', 'application/json', 400, 'malformed-request'],
  ['no body', '', 'application/json', 400, 'malformed-request'],
  ['five megabytes', `{"name":"${'x'.repeat(5_000_000)}"}`, 'application/json', 413, 'too-large'],
  ['a prototype', '{"__proto__":{"scope":"administrators:write"}}', 'application/json', 400, 'malformed-request'],
  ['plain text', '{}', 'text/plain', 415, 'unsupported-media-type'],
  ['another content type', 'name=Lupin', 'application/x-www-form-urlencoded', 415, 'unsupported-media-type'],
  ['a list instead of an object', '[]', 'application/json', 422, 'invalid-input'],
  ['null', 'null', 'application/json', 422, 'invalid-input'],
])('%s is refused as a problem document', async (_, payload, contentType, status, code) => {
  const answer = await post(payload, contentType);
  expect(answer).toMatchObject({
    status,
    type: expect.stringContaining('application/problem+json') as string,
    problem: { code, status },
  });
});

test('an unknown field is refused by name', async () => {
  expect((await post({ ...allergen, colour: 'red' })).problem).toMatchObject({
    errors: [{ field: 'colour', code: 'unknown-field', message: 'Ce champ est inconnu' }],
  });
});

test.each(['/api/company?colour=red', '/api/orders/1/events?search=red', '/api/allergens/1?colour=red'])(
  'what nobody asks in an address is refused by name: %s',
  async (url) => {
    const answer = await app.inject({ url, headers: { authorization: `Bearer ${owner.token}` } });
    expect(answer.statusCode).toBe(422);
    expect(answer.json<{ errors: unknown[] }>().errors).toMatchObject([{ code: 'unknown-field' }]);
  },
);

test('every field at fault is named at once, in the caller’s language', async () => {
  const { problem } = await post({
    ...allergen,
    name: { fr: ' ', en: 'x'.repeat(10_000) },
    slug: 'Not a slug',
    active: 'yes',
  });
  expect(problem['errors']).toEqual([
    { field: 'name.en', code: 'too-long', message: 'Ce texte est trop long' },
    { field: 'slug', code: 'invalid', message: 'Ce champ est invalide' },
    { field: 'active', code: 'invalid', message: 'Ce champ est invalide' },
  ]);
});

test.each(['\u0000', '\u0001', '\uFFFE', '\uFFFF', '\uD83E', '\uDD5C'])(
  'a text with %j, which no file can hold, is refused with a sentence',
  async (character) => {
    const { status, problem } = await post({ ...allergen, name: { fr: `a${character}b`, en: 'b' } });
    const message = 'Ce texte contient un caractère qui ne peut pas être enregistré';
    expect([status, problem['errors']]).toEqual([422, [{ field: 'name.fr', code: 'unwritable-character', message }]]);
  },
);

test('twenty faults are told at most, and no field at full length', async () => {
  const keys = Array.from({ length: 60 }, (_, key) => `${'\ufffd'.repeat(60)}${key}`.repeat(1 + (key % 9)));
  const { status, problem } = await post({ ...allergen, ...Object.fromEntries(keys.map((key) => [key, 0])) });
  const errors = problem['errors'] as { field: string }[];
  expect([status, errors.length]).toEqual([422, 20]);
  expect(Math.max(...errors.map(({ field }) => field.length))).toBe(201);
});

test('a compressed body is refused, not unpacked', async () => {
  const headers = {
    authorization: `Bearer ${owner.token}`,
    'content-type': 'application/json',
    'content-encoding': 'gzip',
  };
  const payload = gzipSync(JSON.stringify(allergen));
  const answer = await app.inject({ method: 'POST', url: '/api/allergens', headers, payload });
  expect([answer.statusCode, answer.json()]).toMatchObject([415, { code: 'unsupported-encoding' }]);
});

test('a body larger than its operation needs is refused by its length', async () => {
  const body = (bytes: number) => ({ email: `${'x'.repeat(bytes)}@example.com`, password: 'x' });
  const status = async (url: string, bytes: number) => (await post(body(bytes), 'application/json', url)).status;
  expect(await status('/api/auth/login', 15_000)).toBe(422);
  expect(await status('/api/auth/login', 17_000)).toBe(413);
  expect(await status('/api/allergens', 17_000)).toBe(422);
  expect(await status('/api/allergens', 66_000)).toBe(413);
  expect(await status('/api/nothing', 66_000)).toBe(404);
});

test('nobody who may not call has a body read', async () => {
  const answer = await app.inject({
    method: 'POST',
    url: '/api/allergens',
    headers: { 'content-type': 'application/json' },
    payload: '{"broken',
  });
  expect(answer.statusCode).toBe(401);
});

test.each(['L’œuf d’Agnès', '🥜 arachide', '\u200fشعير\u200e', "'; drop table allergens; --"])(
  'the name %s comes back as it was typed',
  async (name) => {
    const slug = `name-${Math.random().toString(36).slice(2)}`;
    const { status, problem: record } = await post({ ...allergen, name: { fr: name, en: name }, slug, code: slug });
    expect([status, record['name']]).toEqual([201, { fr: name, en: name }]);
  },
);

test.each(['/api/allergens/0', '/api/allergens/abc', '/api/allergens/99999999999', '/api/allergens/1.5'])(
  '%s is no allergen',
  async (url) => {
    const answer = await app.inject({ url, headers: { authorization: `Bearer ${owner.token}` } });
    expect(answer.statusCode).toBe(404);
  },
);

test.each(['limit=0', 'limit=201', 'limit=x', 'sort=slug', 'unknown=1', 'after=%00', `search=${'x'.repeat(300)}`])(
  'a list asked with %s is refused',
  async (query) => {
    const answer = await app.inject({
      url: `/api/allergens?${query}`,
      headers: { authorization: `Bearer ${owner.token}` },
    });
    expect(answer.statusCode).toBe(422);
  },
);

test('an address that does not exist is 404, as a problem document', async () => {
  const answer = await app.inject('/api/nothing');
  expect([answer.statusCode, answer.json()]).toMatchObject([404, { code: 'not-found' }]);
});

test.each(['TRACE', 'PATCH', 'OPTIONS'] as const)('%s is no method of ours', async (method) => {
  expect((await app.inject({ method: method as 'PATCH', url: '/api/allergens' })).statusCode).toBe(404);
});

test.each(['/%zz', '/api/allergens/%zz'])('%s, which is no address, is refused like anything else', async (url) => {
  const { statusCode, headers, json } = await app.inject(url);
  expect([statusCode, headers['content-type'], headers['x-content-type-options']]).toEqual([
    400,
    'application/problem+json',
    'nosniff',
  ]);
  expect(json<object>()).toMatchObject({ code: 'malformed-request' });
});

test.each(['/api/allergens', '/api/nothing', '/%zz'])('no cache keeps the refusal of %s', async (url) => {
  expect((await app.inject(url)).headers['cache-control']).toBe('no-store');
});

test('an error of ours tells nothing but the request’s id', async () => {
  const broken = await testApp();
  await broken.ownerPool.query('alter table allergens rename to lost');
  const { token } = await broken.signedIn('owner');
  const answer = await broken.app.inject({ url: '/api/allergens', headers: { authorization: `Bearer ${token}` } });
  expect([answer.statusCode, Object.keys(answer.json<object>()).sort()]).toEqual([
    500,
    ['code', 'requestId', 'status', 'title', 'type'],
  ]);
});
