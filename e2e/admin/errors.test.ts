import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { delayRequests } from '../delay-requests.ts';
import { openBrowser, settled } from '../person.ts';
import { sharedSite } from '../running-site.ts';

const { signedIn, visitor } = await openBrowser(sharedSite());

const allergenForm = /\/assets\/AllergenForm-.*\.js/;
const anyWords = /\/assets\/(fr|en)-.*\.js/;

function countLoads(page: Page) {
  const loads: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads.push(new URL(request.url()).pathname);
  });
  return loads;
}

test.each([
  ['/n-existe-pas', 'Page introuvable', 'Cette page est introuvable'],
  ['/en/does-not-exist', 'page cannot be found', 'This page could not be found'],
  ['/produits/constants', 'Page introuvable', 'Cette page est introuvable'],
])('%s is no address of ours: 404, in the page’s language', async (path, title, message) => {
  const { page, visit } = await signedIn();
  await visit(path);
  expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe(title);
  await page.getByText('404', { exact: true }).waitFor();
  await page.getByText(message, { exact: true }).waitFor();
});

test('an error in a screen shows the error page where the screen would stand', async () => {
  const { page, visit } = await breakPage();
  await visit('/allergenes');
  expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Une erreur est survenue');
  await page.getByText('Rechargez la page, ou revenez à l’accueil.').waitFor();
  expect([await page.getByRole('banner').count(), await page.getByRole('navigation').count()]).toEqual([1, 2]);
});

test('from a broken screen one can go home', async () => {
  const { page, visit } = await breakPage();
  await visit('/allergenes');
  await page.getByRole('link', { name: 'Retour à l’accueil' }).click();
  await page.waitForURL((url) => url.pathname === '/');
  await page.getByRole('heading', { level: 1, name: /Bonjour/ }).waitFor();
});

test('from a broken screen one can sign out', async () => {
  const { page, visit } = await breakPage();
  await visit('/allergenes');
  await page.getByRole('button', { name: 'Déconnexion' }).click();
  await page.waitForURL('**/connexion');
  await page.getByRole('textbox', { name: 'Adresse e-mail' }).waitFor();
});

/** The list of allergens gets rows that no screen can show. */
async function breakPage() {
  const person = await signedIn();
  await person.page.route(/\/api\/allergens/, (route) => route.fulfill({ json: { items: [null], total: 1 } }));
  return person;
}

test('a file that is missing reloads the page to where one was going', async () => {
  const { page, visit } = await signedIn();
  await visit('/allergenes');
  const loads = countLoads(page);
  await page.route(allergenForm, (route) => (loads.length === 0 ? route.abort() : route.continue()));
  await page.getByRole('link', { name: 'Ajouter un allergène' }).click();
  await page.getByRole('textbox', { name: 'Code' }).waitFor();
  expect(loads).toEqual(['/allergenes/ajout']);
});

test('a file that stays missing reloads the page once, then says that an error occurred', async () => {
  const { page, visit } = await signedIn();
  await page.clock.install();
  await visit('/allergenes');
  await page.route(allergenForm, (route) => route.abort());
  const loads = countLoads(page);
  await page.getByRole('link', { name: 'Ajouter un allergène' }).click();
  await page.getByRole('heading', { level: 1, name: 'Une erreur est survenue' }).waitFor();
  await page.clock.runFor(5000);
  expect(loads).toEqual(['/allergenes/ajout']);
});

test('offline a file that is missing takes nobody’s page away, and comes once the network is back', async () => {
  const { page, visit } = await signedIn({ isFirstVisit: true });
  await visit('/allergenes');
  const loads = countLoads(page);
  await page.context().setOffline(true);
  await page.getByRole('link', { name: 'Ajouter un allergène' }).click();
  await page.getByRole('heading', { level: 1, name: 'Une erreur est survenue' }).waitFor();
  expect(loads).toEqual([]);
  await page.context().setOffline(false);
  await page.goBack();
  await page.getByRole('link', { name: 'Ajouter un allergène' }).click();
  await page.getByRole('textbox', { name: 'Code' }).waitFor();
});

test('a server that takes its time leaves no empty page', async () => {
  const { page } = await visitor();
  const letGo = await delayRequests(page, '**/api/swagger.json');
  await page.goto('/connexion');
  await page.getByRole('status').getByText('Chargement…').waitFor();
  letGo();
  await page.getByRole('textbox', { name: 'Adresse e-mail' }).waitFor();
  expect(await page.getByText('Chargement…').count()).toBe(0);
});

test('a file that was to be loaded ahead and is missing disturbs nobody', async () => {
  const { page } = await signedIn({ isFirstVisit: true, loadsAhead: true });
  await page.clock.install();
  await page.route(/\/assets\/ProductForm-.*\.js/, (route) => route.abort());
  const loads = countLoads(page);
  await Promise.all([page.waitForEvent('requestfailed'), page.goto('/allergenes/ajout')]);
  await page.getByRole('textbox', { name: 'Code' }).fill('fenugreek');
  await page.clock.runFor(5000);
  expect([loads, await page.getByRole('textbox', { name: 'Code' }).inputValue()]).toEqual([
    ['/allergenes/ajout'],
    'fenugreek',
  ]);
});

test('when even the error page fails, a message stands there with a link home that works', async () => {
  const { page } = await visitor();
  await page.route(anyWords, (route) => route.abort());
  const loads = countLoads(page);
  await page.goto('/connexion');
  await page.getByRole('heading', { name: 'Une erreur est survenue · An error occurred' }).waitFor();
  expect(loads).toEqual(['/connexion', '/connexion']);
  await page.unroute(anyWords);
  await page.getByRole('link', { name: 'Retour à l’accueil · Back home' }).click();
  await settled(page);
  await page.getByRole('heading', { level: 1, name: 'Connexion' }).waitFor();
});
