import { expect, test } from 'vitest';
import { openBrowser, settled, signInAs } from './person.ts';
import { claire as credentials } from './running-site.ts';

const { signedIn, visitor } = await openBrowser();

const tokenCookie = 'auth._token.local';

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
  const { page } = await signedIn();
  const token = (await page.context().cookies()).find(({ name }) => name === tokenCookie);
  expect(token).toMatchObject({ sameSite: 'Lax', secure: false, path: '/' });
  const days = ((token?.expires ?? 0) - Date.now() / 1000) / 86_400;
  expect(Math.round(days * 10) / 10).toBe(5);
});

test('what was typed when the session ended comes back after signing in', async () => {
  const person = await visitor();
  const { page } = person;
  await signInAs(person, credentials.ADMIN_EMAIL, credentials.ADMIN_PASSWORD);
  await page.goto('/allergenes/ajout');
  await page.getByRole('textbox', { name: 'Français' }).fill('Fenugrec');
  const other = await page.context().newPage();
  await other.goto('/');
  await other.getByRole('button', { name: 'Déconnexion' }).click();
  await page.waitForURL('**/connexion?to=*');
  await page.getByRole('textbox', { name: 'Adresse e-mail' }).fill(credentials.ADMIN_EMAIL);
  await page.getByRole('textbox', { name: 'Mot de passe' }).fill(credentials.ADMIN_PASSWORD);
  await page.keyboard.press('Enter');
  await page.waitForURL('**/allergenes/ajout');
  await page.getByText('Votre saisie a été retrouvée.').waitFor();
  expect(await page.getByRole('textbox', { name: 'Français' }).inputValue()).toBe('Fenugrec');
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

test('a list that fails to load says what failed and can be tried again', async () => {
  const { page, visit } = await signedIn();
  await visit('/');
  await page.route(/\/api\/allergens/, (route) => route.abort());
  await page.goto('/allergenes');
  await page
    .getByRole('alert')
    .getByText(/Le serveur ne répond pas/)
    .waitFor();
  await page.unroute(/\/api\/allergens/);
  await page.getByRole('button', { name: 'Réessayer' }).click();
  await page.getByRole('link', { name: 'Lupin' }).waitFor();
});
