import type { LightMyRequestResponse } from 'fastify';
import { expect, test } from 'vitest';
import { quickHash } from '../../testing/quick-hash.ts';
import { builder } from '../../testing/builder.ts';
import { testApp } from '../../testing/test-app.ts';

const { app, db } = await testApp();
const claire = { email: 'claire@example.com', password: 'un mot de passe tranquille' };
const passwordHash = await quickHash(claire.password);
await builder(db).administrator({ email: claire.email, passwordHash });

const name = 'auth._refresh_token.local';
const house = 'http://localhost:3000';

interface Sent {
  origin?: string | undefined;
  cookie?: string | undefined;
  authorization?: string;
  'sec-fetch-site'?: string;
}

/** Posts as a page does, of that origin; as a program where there is none. */
const post = (path: string, body: object, { origin = house, ...headers }: Sent = {}) =>
  app.inject({
    method: 'POST',
    url: `/api/auth/${path}`,
    body,
    headers: Object.fromEntries(
      Object.entries({ host: 'localhost:3000', ...(origin && { origin }), ...headers }).filter(([, value]) => value),
    ),
  });
const asProgram = { origin: '' };
const cookieIn = (answer: LightMyRequestResponse) => answer.cookies.find((cookie) => cookie.name === name);
const tokensIn = (answer: LightMyRequestResponse) =>
  answer.json<{ access_token: string; refresh_token?: string; renewal_key?: string }>();

/** Somebody who signed in on a page: what its browser keeps, and the page itself. */
async function onPage() {
  const answer = await post('login', claire);
  return { answer, cookie: `${name}=${cookieIn(answer)?.value}`, ...tokensIn(answer) };
}

test('a page gets its refresh token in a cookie that no script reads, and never in the answer', async () => {
  const { answer, refresh_token, renewal_key } = await onPage();
  expect(cookieIn(answer)).toMatchObject({ httpOnly: true, sameSite: 'Strict', path: '/api/auth', maxAge: 432_000 });
  expect(cookieIn(answer)).not.toHaveProperty('secure');
  expect([refresh_token, typeof renewal_key]).toEqual([undefined, 'string']);
});

test('over HTTPS that cookie is for HTTPS alone', async () => {
  const office = 'https://office.example.com';
  const behindProxy = await testApp({ pageOrigin: office });
  await builder(behindProxy.db).administrator({ email: claire.email, passwordHash });
  const headers = { origin: office };
  const answer = await behindProxy.app.inject({ method: 'POST', url: '/api/auth/login', headers, body: claire });
  expect(cookieIn(answer)).toMatchObject({ secure: true });
});

test('a program gets all of it in the answer, and no cookie', async () => {
  const answer = await post('login', claire, asProgram);
  expect(cookieIn(answer)).toBeUndefined();
  const { refresh_token } = tokensIn(answer);
  const renewed = await post('refresh', { refresh_token }, asProgram);
  expect([renewed.statusCode, typeof tokensIn(renewed).refresh_token]).toEqual([200, 'string']);
});

test('cookie and key renew together, again and again', async () => {
  const { cookie, renewal_key } = await onPage();
  const renewed = await post('refresh', { renewal_key }, { cookie });
  expect(renewed.statusCode).toBe(200);
  expect(tokensIn(renewed)).toMatchObject({ renewal_key });
  expect(tokensIn(renewed)).not.toHaveProperty('refresh_token');
  const again = await post('refresh', { renewal_key }, { cookie: `${name}=${cookieIn(renewed)?.value}` });
  expect(again.statusCode).toBe(200);
});

test.each<[string, (page: { cookie: string; key: string | undefined }) => [object, Sent]]>([
  ['the cookie alone', ({ cookie }) => [{}, { cookie }]],
  ['the cookie and another key', ({ cookie }) => [{ renewal_key: 'x'.repeat(43) }, { cookie }]],
  ['the key alone', ({ key }) => [{ renewal_key: key }, {}]],
  ['the cookie as a program’s token', ({ cookie }) => [{ refresh_token: cookie.split('=')[1] }, asProgram]],
  ['the cookie and the key from no page', ({ cookie, key }) => [{ renewal_key: key }, { cookie, ...asProgram }]],
])('%s renews nothing, and harms nobody', async (_, stolenBy) => {
  const { cookie, renewal_key } = await onPage();
  const [body, headers] = stolenBy({ cookie, key: renewal_key });
  expect((await post('refresh', body, headers)).statusCode).toBe(401);
  expect((await post('refresh', { renewal_key }, { cookie })).statusCode).toBe(200);
});

test.each(['http://localhost:4000', 'https://thief.example', 'null'])('a page of %s renews nothing', async (origin) => {
  const { cookie, renewal_key } = await onPage();
  const answer = await post('refresh', { renewal_key }, { cookie, origin, 'sec-fetch-site': 'same-site' });
  expect([answer.statusCode, answer.json()]).toMatchObject([403, { code: 'foreign-origin' }]);
  expect((await post('refresh', { renewal_key }, { cookie })).statusCode).toBe(200);
});

test('a cookie that comes back after it was used ends the session', async () => {
  const { cookie, renewal_key } = await onPage();
  const renewed = await post('refresh', { renewal_key }, { cookie });
  expect((await post('refresh', { renewal_key }, { cookie })).statusCode).toBe(401);
  const newer = { cookie: `${name}=${cookieIn(renewed)?.value}` };
  expect((await post('refresh', { renewal_key }, newer)).statusCode).toBe(401);
});

test.each(['logout', 'everywhere'])('signing out takes the cookie away: %s', async (way) => {
  const { access_token, cookie } = await onPage();
  const headers = { authorization: `Bearer ${access_token}`, cookie, host: 'localhost:3000', origin: house };
  const answer = await (way === 'logout'
    ? app.inject({ method: 'POST', url: '/api/auth/logout', headers })
    : app.inject({ method: 'DELETE', url: '/api/sessions', headers }));
  expect(cookieIn(answer)).toMatchObject({ value: '', maxAge: 0, path: '/api/auth' });
});
