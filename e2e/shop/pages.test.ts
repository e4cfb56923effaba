import { expect, inject, test } from 'vitest';
import { accessViolations } from '../access-violations.ts';
import { alive, visitorOf } from './client.ts';
import { menuLinks } from './menu-links.ts';
import { scriptsOfPage } from './page-scripts.ts';

const shopUrl = inject('sharedShopUrl');

const paths = [
  ['/', '/en/'],
  ['/panier', '/en/cart'],
  ['/connexion', '/en/login'],
  ['/inscription', '/en/register'],
  ['/mot-de-passe-oublie', '/en/forgotten-password'],
  ['/questions', '/en/questions'],
  ['/contact', '/en/contact'],
  ['/mentions-legales', '/en/legal-notice'],
  ['/nulle-part', '/en/nowhere'],
] as const;

test.each([
  ['a desk', { width: 1280, height: 860 }],
  ['a phone', { width: 390, height: 844 }],
])('no page of the site is hard to reach or to read on %s, in either language', async (_, viewport) => {
  const { page } = await visitorOf(shopUrl, { viewport });
  const faults: string[] = [];
  const links = [await menuLinks(page), await menuLinks(page, '/en/')];
  for (const path of [...paths.flat(), ...links.flatMap(({ menu, meal }) => [menu, meal])]) {
    await page.goto(path);
    await alive(page);
    const sideways = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    faults.push(...(await accessViolations(page)).map((violation) => `${path} ${violation.slice(0, 600)}`));
    if (sideways > 0) faults.push(`${path} is ${sideways} px too wide`);
  }
  expect(faults).toEqual([]);
});

test('pages with dishes come with 105 kB of script at most, others with 125, none of it the administration’s, Stripe’s or a map’s', async () => {
  const { page } = await visitorOf(shopUrl);
  const { menu, meal } = await menuLinks(page);
  const mostBytes = {
    ...Object.fromEntries(['/', menu, meal, '/panier'].map((path) => [path, 105_000])),
    ...Object.fromEntries(
      ['/commander', '/compte', '/commandes/1', '/commandes/1/modifier', '/factures/1', '/inscription', '/contact'].map(
        (path) => [path, 125_000],
      ),
    ),
  };
  for (const [path, most] of Object.entries(mostBytes)) {
    const { count, bytes, foreignCode } = scriptsOfPage(await (await page.request.get(path)).text());
    expect(foreignCode, path).toEqual([]);
    expect(count, path).toBeGreaterThan(3);
    // On a slow connection each waits its turn, however small it is.
    expect(count, path).toBeLessThanOrEqual(12);
    expect(bytes, path).toBeLessThanOrEqual(most);
  }
});

test('without a script one reads menu and dish, narrows the menu and says what one avoids', async () => {
  const { page } = await visitorOf(shopUrl, { javaScriptEnabled: false });
  await page.goto('/');
  await page.getByRole('searchbox').fill('zzzz');
  await page.getByRole('searchbox').press('Enter');
  await page.getByText('Aucun produit ne correspond aux critères de recherche').waitFor();
  await page.getByRole('link', { name: 'Tout effacer' }).click();
  await page.waitForURL((url) => url.search === '');
  await page.getByText('Ajouter', { exact: true }).click();
  await page.getByRole('group', { name: 'Graines de sésame' }).getByLabel('Allergie').check({ force: true });
  await page.getByRole('button', { name: 'Enregistrer' }).click();
  await page.getByRole('heading', { name: 'Vous convient' }).waitFor();
  const refusedDish = page.locator('li[data-verdict="contains"]').first();
  await refusedDish.getByText('Contient un allergène qui vous est interdit : graines de sésame').waitFor();
  expect(await refusedDish.getByRole('button').first().isDisabled()).toBe(true);
  await refusedDish.getByRole('heading').getByRole('link').click();
  await page.getByRole('heading', { name: 'Ingrédients' }).waitFor();
});

test('two tabs agree on the cart, and no portion more goes in than there may be', async () => {
  const { page } = await visitorOf(shopUrl);
  await page.goto('/en/');
  await alive(page);
  const otherTab = await page.context().newPage();
  await otherTab.goto('/en/');
  await alive(otherTab);
  const size = page.locator('button[data-article]:enabled').first();
  await size.click();
  await otherTab.getByRole('link', { name: 'Cart · 1' }).waitFor();
  await size.evaluate((button) => {
    (button as HTMLButtonElement).dataset['most'] = '1';
  });
  await size.click();
  await page
    .getByText(
      'You can no longer add this type of product to your cart because you have reached the maximum quantity available.',
    )
    .first()
    .waitFor();
  await otherTab.close();
});

test('pages say their language, their other language and their address to search engines, and unknown ones are 404', async () => {
  const { page } = await visitorOf(shopUrl);
  const { request } = page;
  const answers = await Promise.all(
    ['/nulle-part', '/plats/rien', '/carte/2026-13-45'].map((path) => request.get(path)),
  );
  expect(answers.map((answer) => answer.status())).toEqual([404, 404, 404]);
  await page.goto('/plats/rien');
  await page.getByText('Ce plat n’est pas à la carte, ou n’y est plus.').waitFor();
  await page.getByRole('link', { name: 'Retour à la carte' }).waitFor();
  await page.goto('/en/questions');
  const read = (selector: string, attribute: string) => page.locator(selector).getAttribute(attribute);
  expect(await read('link[rel=canonical]', 'href')).toBe(`${shopUrl}/en/questions`);
  expect(await read('link[rel=alternate][hreflang=fr]', 'href')).toBe(`${shopUrl}/questions`);
  const facts = JSON.parse((await page.locator('script[type="application/ld+json"]').textContent()) ?? '') as object;
  expect(facts).toMatchObject({ '@context': 'https://schema.org', '@type': 'FAQPage' });
  const sitemap = await (await request.get('/sitemap.xml')).text();
  expect(sitemap).toMatch(/<loc>http:\/\/localhost:\d+\/plats\/[a-z0-9-]+<\/loc>/);
});
