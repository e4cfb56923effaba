import { expect, test } from 'vitest';
import { withServer } from '../../apps/api/src/testing/database/test-template.ts';
import { accessViolations } from '../access-violations.ts';
import { claire } from '../demonstration.ts';
import { openBrowser } from '../person.ts';
import { ownSite } from '../running-site.ts';

const site = await ownSite();
const { signedIn, client } = await openBrowser(site);
const { page, walk, visit } = await signedIn();

test('a draft is looked at as the site would show it, in both languages, by nobody else and with nothing to order', async () => {
  const api = await client(claire);
  const { items } = await api.call('products', 'list', { status: 'published' });
  const draft = await api.call('products', 'duplicateProduct', { id: items[0]?.id ?? 0 });
  await walk(`/produits/${draft.id}`);
  await page.getByRole('button', { name: 'Aperçu' }).click();
  const frame = page.frameLocator('iframe');
  await frame.getByRole('heading', { level: 1, name: draft.name.fr }).waitFor();
  await frame.getByRole('img', { name: draft.name.fr }).waitFor();
  await frame.getByRole('note').getByText('Rien ne se commande ici').waitFor();
  const sizes = frame.getByRole('button', { name: /€/ });
  expect(await sizes.count()).toBeGreaterThan(0);
  for (const size of await sizes.all()) expect(await size.isDisabled()).toBe(true);
  await frame
    .getByRole('link', { name: /^(EN|English)/ })
    .first()
    .click();
  await frame.getByRole('heading', { level: 1, name: draft.name.en }).waitFor();

  const address = (await page.getByRole('link', { name: 'Ouvrir dans un onglet' }).getAttribute('href')) ?? '';
  const answer = await page.request.get(address);
  expect([answer.status(), answer.headers()['cache-control']]).toEqual([200, 'no-store']);
  expect(await answer.text()).toMatch(/<meta name="robots" content="noindex/);
  const { origin } = new URL(address);
  expect((await page.request.get(`${origin}/plats/${draft.slug.fr}`)).status()).toBe(404);
  expect((await page.request.get(`${origin}/apercu/${'A'.repeat(60)}`)).status()).toBe(404);

  await page.goto(address);
  await page.getByRole('note').waitFor();
  expect(await accessViolations(page)).toEqual([]);
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
});

test('in a house of one language a preview is in that language, whatever the administrator reads', async () => {
  await withServer(site.databaseUrl, (database) => database.query(`update house_settings set language = 'fr'`));
  const api = await client(claire);
  const { items } = await api.call('products', 'list', { status: 'published' });
  const { id, name } = await api.call('products', 'get', { id: items[0]?.id ?? 0 });
  await visit(`/en/products/${id}`);
  await page.getByRole('button', { name: 'Preview' }).click();
  const frame = page.frameLocator('iframe');
  await frame.getByRole('heading', { level: 1, name: name.fr }).waitFor();
  await frame.getByRole('note').getByText('Rien ne se commande ici').waitFor();
  expect(await frame.locator('html').getAttribute('lang')).toMatch(/^fr/);
  expect(await frame.getByRole('link', { name: /^(EN|English)/ }).count()).toBe(0);
});
