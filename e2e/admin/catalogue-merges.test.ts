import { expect, test } from 'vitest';
import { claire } from '../demonstration.ts';
import { openBrowser } from '../person.ts';

const { signedIn, client } = await openBrowser();
const { page, walk } = await signedIn();

test('below its form a tag says where it is used, takes in a double, and gives it back', async () => {
  const api = await client(claire);
  const { items } = await api.call('tags', 'list', {});
  const usedTag = items[0];
  const double = await api.call(
    'tags',
    'create',
    {},
    { name: { fr: 'Doublon', en: 'Double' }, slug: 'doublon', colour: '#91c954', active: true },
  );
  await walk(`/mots-clefs/${double.id}`);
  await page.getByText('Rien ne l’emploie.').waitFor();
  await page.getByRole('button', { name: 'Fusionner avec un doublon…' }).click();
  await page.getByRole('combobox', { name: 'Le doublon' }).selectOption(String(usedTag?.id));
  await page.getByRole('button', { name: 'Fusionner', exact: true }).click();
  const products = page.getByRole('main').getByRole('link', { name: /^\d+ produits?$/ });
  await products.waitFor();
  await page.getByRole('button', { name: 'Annuler la fusion' }).click();
  await page.getByText('Rien ne l’emploie.').waitFor();
  expect((await api.call('tags', 'get', { id: usedTag?.id ?? 0 })).active).toBe(true);
});

test('a dish is copied, archived and put back on sale from its page, which leads to what happened to it', async () => {
  await walk('/produits');
  await page.getByRole('table').getByRole('link').first().click();
  await page.getByRole('button', { name: 'Archiver' }).click();
  await page.getByText('Plat archivé').waitFor();
  await page.getByRole('button', { name: 'Remettre en vente' }).click();
  await page.getByRole('button', { name: 'Archiver' }).waitFor();
  const dishPage = page.url();
  await page.getByRole('link', { name: 'Historique' }).click();
  await page.waitForURL(/\/journal\?tag=products&thingId=\d+$/);
  await expect.poll(() => page.getByRole('table').getByRole('row').count()).toBeGreaterThan(2);
  await walk(new URL(dishPage).pathname);
  await page.getByRole('button', { name: 'Dupliquer' }).click();
  await page.waitForURL(/\/produits\/\d+\/modifier$/);
  expect(await page.getByRole('textbox', { name: 'Français' }).first().inputValue()).toContain('(copie)');
});
