import { expect, test } from 'vitest';
import { testApp } from '../testing/test-app.ts';

const preflight = {
  method: 'OPTIONS',
  url: '/api/auth/login',
  headers: {
    origin: 'https://office.example.com',
    'access-control-request-method': 'POST',
    'access-control-request-headers': 'authorization,content-type',
  },
} as const;

test('an API on the pages’ own origin answers no other', async () => {
  const { app } = await testApp();
  expect((await app.inject(preflight)).headers).not.toHaveProperty('access-control-allow-origin');
});

test('an API with an origin of its own answers the pages’', async () => {
  const { app } = await testApp({ apiHost: 'https://api.example.com', pageOrigin: 'https://office.example.com' });
  const response = await app.inject(preflight);
  expect(response.headers).toMatchObject({
    'access-control-allow-origin': 'https://office.example.com',
    'access-control-allow-methods': 'GET, POST, PUT, DELETE',
    'access-control-allow-headers': 'authorization,content-type',
  });
  const answer = await app.inject({ url: '/api/swagger.json', headers: { origin: 'https://office.example.com' } });
  expect(answer.headers['access-control-allow-origin']).toBe('https://office.example.com');
  // For the cookie that renews a session.
  expect(answer.headers['access-control-allow-credentials']).toBe('true');
});

test.each([
  ['http://localhost:4000', 403],
  ['https://thief.example', 403],
  ['null', 403],
  ['https://office.example.com', 401],
  ['http://localhost', 401],
])('a page of %s that signs somebody in is answered %i', async (origin, status) => {
  const { app } = await testApp();
  const body = { email: 'nobody@example.com', password: 'nobody has this' };
  const headers = { origin, host: 'localhost' };
  const answer = await app.inject({ method: 'POST', url: '/api/auth/login', headers, body });
  expect([answer.statusCode, answer.json()]).toMatchObject([
    status,
    { code: status === 403 ? 'foreign-origin' : 'wrong-credentials' },
  ]);
});

test('who asks is whom the connection comes from, unless a trusted proxy says otherwise', async () => {
  const forwarded = { 'x-forwarded-for': '203.0.113.9', 'user-agent': 'test' };
  for (const [trustProxy, address] of [
    [undefined, '127.0.0.1'],
    ['127.0.0.1', '203.0.113.9'],
    ['10.0.0.0/8', '127.0.0.1'],
  ] as const) {
    const { app, signedIn, db } = await testApp({ trustProxy });
    const password = 'la cuisine est ouverte';
    const email = 'karim@example.com';
    const karim = {
      firstName: 'K',
      lastName: 'B',
      email,
      locale: 'fr',
      role: 'kitchen',
      active: true,
      password,
    } as const;
    const { id } = await (await signedIn('owner')).call('administrators', 'create', {}, karim);
    await app.inject({ method: 'POST', url: '/api/auth/login', headers: forwarded, payload: { email, password } });
    const sessions = await db.selectFrom('sessions').select('address').where('administrator_id', '=', id).execute();
    expect(sessions).toEqual([{ address }]);
  }
});
