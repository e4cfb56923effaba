import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { delayRequests } from '../delay-requests.ts';
import { openBrowser, settled, signInAs } from '../person.ts';
import { sharedSite } from '../running-site.ts';
import { claire } from '../demonstration.ts';

const { signedIn, visitor } = await openBrowser(sharedSite());

const tokenCookie = 'auth._token.local';
const refreshCookie = 'auth._refresh_token.local';

const tokenOf = async (page: Page) => (await page.context().cookies()).find(({ name }) => name === tokenCookie)?.value;

test('an access token that is over is renewed without anybody noticing, once for many calls', async () => {
  const { page, visit } = await signedIn();
  const renewals: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/auth/refresh')) renewals.push(request.method());
  });
  await visit('/allergenes');
  await page.evaluate((name) => {
    document.cookie = `${name}=${'x'.repeat(43)}; Path=/`;
  }, tokenCookie);
  await page.getByRole('link', { name: 'Commandes' }).click();
  await page.getByRole('heading', { level: 1, name: 'Commandes' }).waitFor();
  await settled(page);
  expect(await page.getByRole('row').count()).toBeGreaterThan(10);
  expect(renewals).toEqual(['POST']);
});

test('session cookies live five days, stay on this site, and are secure only over HTTPS', async () => {
  const person = await visitor();
  const { page } = person;
  await signInAs(person, claire);
  const cookies = (await page.context().cookies()).filter(({ name }) => name.startsWith('auth.'));
  expect(cookies.map(({ name }) => name).sort()).toEqual(
    expect.arrayContaining([refreshCookie, tokenCookie, 'auth.user.local']),
  );
  for (const cookie of cookies) {
    const ofServer = { sameSite: 'Strict', secure: false, path: '/api/auth', httpOnly: true };
    const ofPage = { sameSite: 'Lax', secure: false, path: '/', httpOnly: false };
    expect(cookie).toMatchObject(cookie.name === refreshCookie ? ofServer : ofPage);
    expect(Math.round((cookie.expires - Date.now() / 1000) / 8640) / 10).toBe(5);
  }
  expect(decodeURIComponent(cookies.find(({ name }) => name === tokenCookie)?.value ?? '')).toMatch(
    /^Bearer [\w-]{43}$/,
  );
  const storedNames = await page.evaluate(() => Object.keys(localStorage));
  expect(storedNames.filter((key) => !key.startsWith('auth.'))).toEqual([]);
});

test('a token about to end is renewed before anybody has to wait for it', async () => {
  const person = await visitor();
  const { page } = person;
  await page.clock.install();
  await signInAs(person, claire);
  const previousToken = await tokenOf(page);
  const renewal = page.waitForResponse('**/api/auth/refresh');
  await page.clock.fastForward('14:00');
  expect((await renewal).status()).toBe(200);
  await expect.poll(() => tokenOf(page)).not.toBe(previousToken);
  await page.getByRole('link', { name: 'Commandes', exact: true }).click();
  await page.getByRole('heading', { level: 1, name: 'Commandes' }).waitFor();
});

test('the description is read at the start as JSON, and again with the bearer once somebody has signed in', async () => {
  const person = await visitor();
  const read: Record<string, string>[] = [];
  person.page.on('request', (request) => {
    if (request.url().endsWith('/api/swagger.json')) read.push(request.headers());
  });
  await signInAs(person, claire);
  expect(read).toMatchObject([
    { accept: 'application/json', 'content-type': 'application/json' },
    { accept: 'application/json', authorization: expect.stringMatching(/^Bearer /) as string },
  ]);
  expect(read[0]).not.toHaveProperty('authorization');
});

test('signing out in one tab signs out all, and signing in there lets the others go on', async () => {
  const person = await visitor();
  const { page } = person;
  await signInAs(person, claire);
  const otherTab = await page.context().newPage();
  await otherTab.goto('/allergenes?search=lait');
  await settled(otherTab);
  await page.getByRole('button', { name: 'Déconnexion' }).click();
  await page.waitForURL('**/connexion');
  await otherTab.waitForURL('**/connexion?to=*');
  await signInAs(person, claire);
  await otherTab.waitForURL('**/allergenes?search=lait');
});

test('a token that is gone sends to the sign-in screen on the next way, and leaves no menu behind', async () => {
  const { page, visit } = await signedIn();
  await visit('/allergenes');
  await page.context().clearCookies({ name: tokenCookie });
  await page.getByRole('link', { name: 'Commandes', exact: true }).click();
  await page.waitForURL('**/connexion?to=%2Fcommandes');
  await page.getByText('Connectez-vous pour continuer.').waitFor();
  expect(await page.getByRole('navigation', { name: 'Menu principal' }).count()).toBe(0);
});

test('a session that goes while a screen is on its way is found out before the screen shows', async () => {
  const { page, visit } = await signedIn();
  await visit('/');
  const letGo = await delayRequests(page, /\/assets\/OrderList-.*\.js/);
  const code = page.waitForRequest(/\/assets\/OrderList-/);
  await page.getByRole('link', { name: 'Commandes', exact: true }).click();
  await code;
  await page.context().clearCookies({ name: tokenCookie });
  letGo();
  await page.waitForURL('**/connexion?to=%2Fcommandes');
});

test('signing out works even when the server does not answer', async () => {
  const { page, visit } = await signedIn();
  await visit('/');
  await page.route('**/api/**', (route) => route.abort());
  await page.getByRole('button', { name: 'Déconnexion' }).click();
  await page.waitForURL('**/connexion');
  // No script can remove an HttpOnly cookie; without its key it renews nothing.
  const remainingCookies = (await page.context().cookies()).filter(({ name }) => name.startsWith('auth._'));
  expect(remainingCookies.map(({ name }) => name)).toEqual([refreshCookie]);
  expect(await page.evaluate(() => Object.keys(localStorage))).not.toContain('auth._renewal_key.local');
});

test('the sign-in screen says why a session ended', async () => {
  const { page, visit } = await signedIn();
  await visit('/allergenes');
  await page.route('**/api/auth/refresh', (route) =>
    route.fulfill({
      status: 401,
      json: { code: 'session-ended', status: 401, title: '', type: '', sessionEnd: 'deactivated' },
    }),
  );
  // At once: any other request would notice it too, and remove the link.
  await page.getByRole('link', { name: 'Commandes', exact: true }).evaluate((link: HTMLElement, name) => {
    document.cookie = `${name}=${'x'.repeat(43)}; Path=/`;
    link.click();
  }, tokenCookie);
  await page.waitForURL('**/connexion?to=*');
  await page.getByRole('region', { name: /Votre compte a été désactivé/ }).waitFor();
});

test('a server that does not answer at the start keeps the session, and can be asked again', async () => {
  const { page } = await signedIn();
  await page.route('**/api/**', (route) => route.abort());
  await page.goto('/allergenes');
  await page.getByText(/Le serveur ne répond pas/).waitFor();
  await page.unroute('**/api/**');
  await page.getByRole('button', { name: 'Réessayer' }).click();
  await page.getByRole('link', { name: 'Lupin' }).waitFor();
});

test('a server that does not answer says so, and nothing typed is lost', async () => {
  const { page, visit } = await signedIn();
  await visit('/allergenes/ajout');
  await page.getByRole('textbox', { name: 'Français' }).fill('Fenugrec');
  await page.getByRole('textbox', { name: /^Anglais/ }).fill('Fenugreek');
  await page.getByRole('textbox', { name: 'Code' }).fill('fenugreek');
  await page.route('**/api/allergens', (route) => route.abort());
  await page.getByRole('button', { name: 'Enregistrer', exact: true }).click();
  await page.getByText(/Le serveur ne répond pas/).waitFor();
  expect(await page.getByRole('textbox', { name: 'Français' }).inputValue()).toBe('Fenugrec');
});
