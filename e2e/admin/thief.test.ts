import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, expect, test } from 'vitest';
import { claire } from '../demonstration.ts';
import { openBrowser, settled, signInAs } from '../person.ts';
import { sharedSite } from '../running-site.ts';

const { visitor, url } = await openBrowser(sharedSite());

/** Another program on the same host, which records the cookies it gets. */
async function thiefsServer() {
  const visits: string[] = [];
  const server = createServer((request, response) => {
    visits.push(request.headers.cookie ?? '');
    response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>A prize for you</h1>');
  });
  server.listen(0, 'localhost');
  await once(server, 'listening');
  afterAll(() => void server.close());
  return { address: `http://localhost:${(server.address() as AddressInfo).port}`, visits };
}

const cookieIn = (cookies: string, name: string) =>
  cookies
    .split('; ')
    .find((cookie) => cookie.startsWith(`${name}=`))
    ?.slice(name.length + 1);

test('a thief’s page on another port of the host gets nothing that renews a session', async () => {
  const thief = await thiefsServer();
  const person = await visitor();
  await signInAs(person, claire);
  const lure = await person.page.context().newPage();
  await lure.goto(`${thief.address}/api/auth/prize`);

  // Nothing that the page's scripts can read is enough for a renewal.
  const stolenText = await lure.evaluate(() => [document.cookie, ...Object.keys(localStorage)].join(' '));
  expect(stolenText).not.toMatch(/refresh|renewal/);

  // Renewals that the page sends to the house are refused.
  const answers = await lure.evaluate(async (house) => {
    const ask = (mode: RequestMode, type: string) =>
      fetch(`${house}/api/auth/refresh`, {
        method: 'POST',
        mode,
        credentials: 'include',
        headers: { 'content-type': type },
        body: '{}',
      }).then(
        (answer) => answer.type,
        () => 'refused',
      );
    return [await ask('cors', 'application/json'), await ask('no-cors', 'text/plain')];
  }, url);
  expect(answers).toEqual(['refused', 'refused']);

  // The thief's server has the cookie, and may fake any header: that is half of what a renewal needs.
  const secret = cookieIn(thief.visits.join('; '), 'auth._refresh_token.local');
  expect(secret).toMatch(/^[\w-]{43}$/);
  const pretences: { headers: Record<string, string>; body: object }[] = [
    { headers: { origin: url, cookie: `auth._refresh_token.local=${secret}` }, body: {} },
    { headers: { origin: url, cookie: `auth._refresh_token.local=${secret}` }, body: { renewal_key: secret } },
    { headers: {}, body: { refresh_token: secret } },
  ];
  for (const { headers, body } of pretences) {
    const answer = await fetch(`${url}/api/auth/refresh`, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    expect(answer.status).toBe(401);
  }

  // The victim's own page still renews.
  const renewal = person.page.waitForResponse('**/api/auth/refresh');
  await person.page.evaluate(() => {
    document.cookie = `auth._token.local=${'x'.repeat(43)}; Path=/`;
  });
  await person.page.getByRole('link', { name: 'Commandes', exact: true }).click();
  expect((await renewal).status()).toBe(200);
  await settled(person.page);
});
