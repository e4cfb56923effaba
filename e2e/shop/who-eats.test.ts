import type { ApiClient } from '@traiteur/contract/wire/client.ts';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { accessViolations } from '../access-violations.ts';
import { ownSite } from '../running-site.ts';
import { alive, visitorOf } from './client.ts';
import { menuLinks } from './menu-links.ts';
import { signedInClient } from './signed-in-client.ts';

const site = await ownSite();
const phone = { width: 390, height: 844 };

/** Léo is allergic to sesame, Inès does not tolerate milk; of the client nothing was ever language. */
async function seatChildren(api: ApiClient) {
  const { allergens } = await api.call('site-texts', 'get');
  const idOf = (name: string) => allergens.find((allergen) => allergen.name.fr === name)?.id ?? 0;
  const [sesame, milk] = [idOf('Graines de sésame'), idOf('Lait')];
  const child = { dietNote: '', allergiesAsked: true };
  const leo = { name: 'Léo', allergens: [{ allergenId: sesame, severity: 'allergy' as const }] };
  const ines = { name: 'Inès', allergens: [{ allergenId: milk, severity: 'intolerance' as const }] };
  await api.call('own-eaters', 'createOwnEater', {}, { ...child, ...leo });
  await api.call('own-eaters', 'createOwnEater', {}, { ...child, ...ines });
}

/** The page is drawn again once it has learnt who eats. */
async function openFor(page: Page, path: string, title: string) {
  await page.goto(path);
  await page.getByRole('heading', { name: title }).waitFor({ state: 'attached' });
  await alive(page);
}

test.each([
  {
    path: '/',
    title: 'Qui mange',
    notLeo: /pas à Léo\s: graines de sésame/,
    suitsLeo: 'Convient à Léo',
    suitsAll: 'Convient à tous',
    forLeo: 'Pour Léo',
    all: 'Nous tous',
    added: /est dans votre panier/,
    forOne: 'Pour l’un de nous',
    forAll: 'Pour nous tous',
  },
  {
    path: '/en/',
    title: 'Who eats',
    notLeo: /not Léo: sesame/i,
    suitsLeo: 'Suits Léo',
    suitsAll: 'Suits everybody',
    forLeo: 'For Léo',
    all: 'All of us',
    added: /is in your cart/,
    forOne: 'For one of us',
    forAll: 'For all of us',
  },
])('a parent of two chooses on a phone for each, at $path', async (language) => {
  const { page, api, complaints } = await signedInClient(site, { hasAnswered: false });
  await page.setViewportSize(phone);
  await seatChildren(api);
  await openFor(page, language.path, language.title);
  const who = page.getByRole('region', { name: language.title });
  await who.getByText('Léo').waitFor();
  const refusedDish = page.locator('li[data-verdict=some]').filter({ hasText: language.notLeo }).first();
  await refusedDish.scrollIntoViewIfNeeded();
  expect(await accessViolations(page)).toEqual([]);
  expect(await refusedDish.locator('button[data-article]:not([data-eater])').first().isDisabled()).toBe(true);
  const buttonsOf = (name: string) => refusedDish.locator(`button[data-eater-name="${name}"]`);
  expect(await buttonsOf('Léo').isDisabled()).toBe(true);
  await buttonsOf('Zoé').click();
  await page.locator('#said').getByText(language.added).waitFor();

  await who.getByRole('button', { name: /^Léo/ }).click();
  await page.locator('[aria-pressed=true]', { hasText: 'Léo' }).waitFor();
  await alive(page);
  await page.getByText(language.suitsLeo, { exact: true }).first().waitFor();
  // The others are not judged: nothing is said to suit everybody.
  await page.getByRole('heading', { name: language.suitsLeo }).waitFor();
  await page.getByRole('link', { name: language.forLeo, exact: true }).waitFor();
  const dish = page.locator('li[data-verdict=safe] button[data-eater-name="Léo"]:enabled').first();
  await dish.click();
  await page.locator('#said').getByText('Léo').waitFor();
  expect(await page.locator('li[data-verdict=contains] button[data-article]:enabled').count()).toBe(0);
  const firstTop = await page
    .locator('li[data-verdict]')
    .first()
    .evaluate((card) => card.getBoundingClientRect().top + scrollY);
  expect(firstTop).toBeLessThan(phone.height * 0.7);

  await who.getByRole('button', { name: /^Inès/ }).click();
  await page.locator('[aria-pressed=true]', { hasText: 'Inès' }).waitFor();
  await alive(page);
  expect(await page.locator('button[data-article]:not([data-eater])').count()).toBe(0);
  expect(await page.getByText(language.suitsAll).count()).toBe(0);
  await who.getByRole('button', { name: language.all }).click();
  await page.locator('[aria-pressed=true]', { hasText: language.all }).waitFor();
  await page.getByRole('link', { name: language.forOne }).click();
  await page.waitForURL(/suits=one$/);
  expect(await page.locator('li[data-verdict=may_contain], li[data-verdict=contains]').count()).toBe(0);
  await page.getByRole('link', { name: language.forAll }).click();
  // Of Zoé nobody knows: no dish is said to suit all.
  await page.waitForURL(/suits=all$/);
  expect(await page.locator('li[data-verdict]').count()).toBe(0);
  expect(page.url()).not.toMatch(/L%C3%A9o|eater/);
  expect(complaints).toEqual([]);
});

test('a dish says in whole sentences whom it suits, and has each size for each of them', async () => {
  const { page, api, complaints } = await signedInClient(site);
  await page.setViewportSize(phone);
  await seatChildren(api);
  await openFor(page, '/', 'Qui mange');
  const notLeo = page.locator('li[data-verdict=some]').filter({ hasText: /pas à Léo/ });
  await notLeo.first().locator('h4 a').click();
  await page.getByText(/contient ce à quoi Léo est allergique \(graines de sésame\)/).waitFor();
  await alive(page);
  expect(await accessViolations(page)).toEqual([]);
  const sizesOf = (name: string) => page.getByRole('group', { name: `Ajouter pour ${name}` }).getByRole('button');
  expect(await sizesOf('Léo').first().isDisabled()).toBe(true);
  await sizesOf('Zoé').last().click();
  await page
    .locator('#said')
    .getByText(/panier/)
    .waitFor();
  expect(complaints).toEqual([]);
});

test('on a desk a table reads day, people, what is avoided and filters above dishes that begin at 520 px', async () => {
  const { page, api } = await signedInClient(site);
  await page.setViewportSize({ width: 1280, height: 900 });
  await seatChildren(api);
  for (const [path, title, people] of [
    ['/', 'Qui mange', 'Nous tous'],
    ['/en/', 'Who eats', 'All of us'],
  ] as const) {
    await openFor(page, path, title);
    for (const part of [people, path === '/' ? 'Chercher un plat' : 'Search for a meal'])
      await page
        .getByRole('button', { name: part })
        .or(page.getByRole('searchbox', { name: part }))
        .first()
        .waitFor();
    const top = (await page.locator('li[data-verdict]').first().boundingBox())?.y;
    expect(top, path).toBeLessThanOrEqual(520);
  }
});

test('what the account keeps has no cross, and a sign-out takes the names away', async () => {
  const { page, api } = await signedInClient(site);
  await seatChildren(api);
  const { allergens } = await api.call('site-texts', 'get');
  const { items } = await api.call('own-eaters', 'listOwnEaters');
  const { id = 0 } = items.find(({ isClient }) => isClient) ?? {};
  const egg = { allergenId: allergens.find(({ name }) => name.fr === 'Œufs')?.id ?? 0, severity: 'allergy' as const };
  const self = { name: 'Zoé', dietNote: '', allergiesAsked: true, allergens: [egg] };
  await api.call('own-eaters', 'updateOwnEater', { id }, self);
  await openFor(page, '/', 'Qui mange');
  const bar = page.getByRole('region', { name: 'Je dois éviter' });
  await bar.getByRole('link', { name: /^Votre compte garde Œufs/ }).waitFor();
  expect(await bar.getByRole('button', { name: /^Ne plus éviter/ }).count()).toBe(0);
  await bar.getByText('Modifier', { exact: true }).click();
  await bar.getByText('Ce que garde votre compte vaut sur tout le site.').waitFor();
  await page.goto('/compte');
  await page.getByRole('button', { name: 'Se déconnecter' }).click();
  await page.waitForURL((url) => url.pathname === '/');
  await alive(page);
  expect(await page.getByText('Léo').count()).toBe(0);
  expect((await page.context().cookies()).filter(({ name }) => name.startsWith('avoid.'))).toEqual([]);
});

test('a button says what is risky of its dish, and the shared page has a picture and fits every width', async () => {
  const { page, complaints } = await visitorOf(site.shopUrl, { viewport: phone });
  await page.goto('/');
  await alive(page);
  const { menu, meal } = await menuLinks(page);
  for (const path of ['/', menu, meal, '/en/']) {
    await page.goto(path);
    expect(await page.locator('meta[property="og:image"]').getAttribute('content')).toMatch(
      /^http:.*\/api\/pictures\/[0-9a-f-]+\?width=1280$/,
    );
    expect(await page.locator('meta[name="twitter:card"]').count()).toBe(1);
  }
  for (const path of ['/', '/en/'])
    for (const width of [320, 390, 640, 768, 800, 834, 900, 1000, 1280, 1600]) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(path);
      expect(await page.evaluate(headerFaults), `${path} at ${width}`).toEqual([]);
    }
  await page.setViewportSize(phone);
  await page.goto('/');
  await alive(page);
  await page.getByText('Ajouter', { exact: true }).click();
  await page.getByRole('group', { name: 'Graines de sésame' }).getByLabel('Intolérance').check({ force: true });
  await page.getByRole('button', { name: 'Enregistrer' }).click();
  await page.getByRole('heading', { name: 'Vous convient' }).waitFor();
  await alive(page);
  const risky = page.locator('li[data-verdict=contains] button[data-article]:enabled').first();
  expect(await risky.textContent()).toMatch(/^Ajouter malgré tout \(contient\s: graines de sésame\)/);
  await risky.click();
  await page
    .locator('#said')
    .getByText(/contient\s: graines de sésame/)
    .waitFor();
  expect(complaints).toEqual([]);
});

/** What the header shows beyond the screen, clipped or on more lines than one. In the browser. */
function headerFaults(): string[] {
  const faults: string[] = [];
  if (document.documentElement.scrollWidth > innerWidth) faults.push('the page scrolls sideways');
  for (const link of document.querySelectorAll('header a')) {
    const { left, right, width } = link.getBoundingClientRect();
    if (width > 0 && (left < 0 || right > innerWidth + 0.5)) faults.push(`${link.textContent} leaves the screen`);
    const range = document.createRange();
    range.selectNodeContents(link);
    const lines = [...range.getClientRects()].filter((line) => line.width > 1);
    const height = Math.max(...lines.map(({ bottom }) => bottom)) - Math.min(...lines.map(({ top }) => top));
    if (height > 46) faults.push(`${link.textContent} takes two lines`);
  }
  return faults;
}
