import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { delayRequests } from '../delay-requests.ts';
import { openBrowser, type Person, settled } from '../person.ts';
import { sharedSite } from '../running-site.ts';

const { signedIn } = await openBrowser(sharedSite());

const barOf = (page: Page) => page.getByRole('progressbar', { name: 'Chargement' });
const percentOf = async (page: Page) => Number(await barOf(page).getAttribute('aria-valuenow'));
const allergens = /\/api\/allergens(\?|$)/;

/** By the menu, without a load. */
async function goToAllergens({ page }: Person) {
  await page.getByRole('navigation', { name: 'Menu principal' }).getByRole('button', { name: 'Déplier' }).click();
  await page.getByRole('link', { name: 'Liste des allergènes' }).click();
}

test('the bar starts on a change of route, moves on, and ends when the data is there', async () => {
  const claire = await signedIn();
  const { page, visit } = claire;
  await visit('/');
  const letGo = await delayRequests(page, allergens);
  await goToAllergens(claire);
  await barOf(page).waitFor();
  const earlierPercent = await percentOf(page);
  await expect.poll(() => percentOf(page)).toBeGreaterThan(earlierPercent);
  expect(await percentOf(page)).toBeLessThanOrEqual(100);
  letGo();
  await page.getByRole('link', { name: 'Lupin' }).waitFor();
  await barOf(page).waitFor({ state: 'hidden' });
});

test('the bar starts while no more than the code of a screen is on its way', async () => {
  const { page, visit } = await signedIn();
  await visit('/allergenes');
  const letGo = await delayRequests(page, /AllergenForm-.*\.js/);
  await page.getByRole('link', { name: 'Ajouter un allergène' }).click();
  await barOf(page).waitFor();
  letGo();
  await page.getByRole('textbox', { name: 'Code' }).waitFor();
  await barOf(page).waitFor({ state: 'hidden' });
});

test('the bar goes on from a screen’s code to its data', async () => {
  const claire = await signedIn();
  const { page, visit } = claire;
  await visit('/');
  const [codeCame, dataCame] = [await delayRequests(page, /AllergenList-.*\.js/), await delayRequests(page, allergens)];
  await goToAllergens(claire);
  await barOf(page).waitFor();
  const first = await percentOf(page);
  await expect.poll(() => percentOf(page)).toBeGreaterThan(first);
  const earlierPercent = await percentOf(page);
  codeCame();
  await page.getByRole('heading', { level: 1, name: 'Allergènes' }).waitFor();
  expect(await percentOf(page)).toBeGreaterThanOrEqual(earlierPercent);
  dataCame();
  await barOf(page).waitFor({ state: 'hidden' });
});

test('the bar starts when a parameter of the address changes', async () => {
  const { page, visit } = await signedIn();
  await visit('/rapport-livraison');
  const letGo = await delayRequests(page, /\/api\/.*date=/);
  await page.getByRole('button', { name: 'Jour suivant' }).click();
  await barOf(page).waitFor();
  letGo();
  await barOf(page).waitFor({ state: 'hidden' });
});

test.each([
  ['that the server cannot answer', 500],
  ['for something that is gone', 404],
])('a request %s marks the bar as failed', async (_, status) => {
  const claire = await signedIn();
  const { page, visit } = claire;
  await visit('/');
  const problem = { type: 'about:blank', title: 'Introuvable', status, code: 'not-found' };
  await page.route(allergens, (route) => route.fulfill({ status, json: problem }));
  // Begins before the failure: the red bar goes by itself.
  const isRed = page.waitForFunction(() => {
    const bar = document.querySelector('[role="progressbar"]');
    return bar && getComputedStyle(bar).backgroundColor === 'rgb(156, 28, 28)';
  });
  await Promise.all([isRed, goToAllergens(claire)]);
});

interface Times {
  shown: number;
  gone: number;
}

/** In milliseconds: when the placeholder comes and goes. */
async function timeTheShape(page: Page) {
  await page.evaluate(() => {
    const times: Partial<Times> = {};
    Object.assign(window, { times });
    new MutationObserver(() => {
      if (document.querySelector('[aria-busy="true"]:not([style*="hidden"]) [class*="skeleton"]'))
        times.shown ??= performance.now();
      else if (times.shown) times.gone ??= performance.now();
    }).observe(document.body, { subtree: true, childList: true, attributes: true });
  });
  return () => page.evaluate(() => (window as unknown as { times: Times }).times);
}

test.each([
  ['list', '/', allergens, (claire: Person) => goToAllergens(claire)],
  [
    'form',
    '/allergenes',
    /\/api\/allergens\/\d+$/,
    ({ page }: Person) => page.getByRole('link', { name: 'Lupin' }).click(),
  ],
])('the shape of a %s that loads shows for 200 ms at least', async (_, from, url, go) => {
  const claire = await signedIn();
  const { page, visit } = claire;
  await visit(from);
  const letGo = await delayRequests(page, url);
  const timesOf = await timeTheShape(page);
  await go(claire);
  await page.locator('[aria-busy="true"] [class*="skeleton"]').first().waitFor();
  letGo();
  await settled(page);
  const { shown, gone } = await timesOf();
  expect(gone - shown).toBeGreaterThan(195);
});

const chunks = /\/assets\/ProductForm-.*\.js/;

test('the code that links lead to is loaded ahead when the browser rests, within two seconds', async () => {
  const { page } = await signedIn({ isFirstVisit: true, loadsAhead: true });
  const [request] = await Promise.all([page.waitForRequest(chunks), page.goto('/allergenes')]);
  expect(new URL(page.url()).pathname).toBe('/allergenes');
  expect(request.resourceType()).toBe('script');
});

test.each([
  ['to save data', () => Object.defineProperty(navigator, 'connection', { value: { saveData: true } })],
  ['on 2g', () => Object.defineProperty(navigator, 'connection', { value: { effectiveType: '2g' } })],
  ['offline', () => Object.defineProperty(navigator, 'onLine', { value: false })],
])('nothing is loaded ahead %s', async (_, poor) => {
  const { page, visit } = await signedIn({ isFirstVisit: true, loadsAhead: true });
  await page.clock.install();
  await page.addInitScript(poor);
  const requestedUrls: string[] = [];
  page.on('request', (request) => {
    if (chunks.test(request.url())) requestedUrls.push(request.url());
  });
  await visit('/allergenes');
  // Wait longer than the delay before code is loaded ahead.
  await page.clock.runFor(5000);
  // Requests are answered in order, so earlier ones have arrived after this one.
  await page.evaluate(async () => void (await fetch('/brand.svg')));
  expect(requestedUrls).toEqual([]);
});
