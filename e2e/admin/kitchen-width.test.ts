import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { claire } from '../demonstration.ts';
import { openBrowser } from '../person.ts';
import { sharedSite } from '../running-site.ts';

const { signedIn, client } = await openBrowser(sharedSite());
const api = await client(claire);
const tablet = await signedIn({ viewport: { width: 768, height: 1024 } });
const phone = await signedIn({ viewport: { width: 390, height: 844 } });

/** By how much what stands in a table is wider than its sheet. */
const cutOf = (page: Page) =>
  page
    .getByRole('table')
    .first()
    .evaluate((table) => {
      const sheet = table.parentElement?.getBoundingClientRect().right ?? 0;
      const rights = [...table.querySelectorAll('td > div > *, td > div')].map(
        (part) => part.getBoundingClientRect().right,
      );
      return Math.max(0, Math.ceil(Math.max(...rights) - sheet));
    });

test.each([
  '/bons-de-commande',
  '/factures-fournisseurs',
  '/lots',
  '/receptions',
  '/ingredients',
  '/points-de-controle',
])('on a tablet nothing of %s is cut off', async (address) => {
  await tablet.visit(address);
  await tablet.page.getByRole('row').nth(1).waitFor();
  expect(await cutOf(tablet.page)).toBe(0);
});

test('on a tablet a line of a recipe is one row, and what the dish’s name speaks of is said beside it', async () => {
  const { items } = await api.call('recipes', 'list', { search: 'Bowl saumon laqué' });
  const { page, visit } = tablet;
  await visit(`/recettes/${items[0]?.id}`);
  const line = page.getByRole('group', { name: 'Ligne 2' });
  const fields = [line.getByRole('combobox').first(), line.getByRole('textbox'), line.getByRole('button').last()];
  const boxes = await Promise.all(fields.map((field) => field.boundingBox()));
  const middles = boxes.map((box) => (box ? box.y + box.height / 2 : Number.NaN));
  expect(Math.max(...middles) - Math.min(...middles)).toBeLessThan(8);
  const promised = line.getByRole('switch', { name: 'Promis' });
  expect(await promised.isChecked()).toBe(true);
  expect(await page.getByText('Le nom du plat en parle', { exact: true }).count()).toBe(0);
  await line.locator('label').filter({ hasText: 'Promis' }).click();
  await line.getByText('Le nom du plat en parle').waitFor();
  await line.locator('label').filter({ hasText: 'Promis' }).click();
  await line.getByText('Le nom du plat en parle').waitFor({ state: 'detached' });
});

test('the dish of a recipe is looked for among all of the house', async () => {
  const { page, visit } = tablet;
  await visit('/recettes/ajout');
  const dish = page.getByRole('combobox', { name: 'Plat' });
  const request = page.waitForRequest(/\/products\?.*search=ni/);
  await dish.fill('niçoise');
  await request;
  await page.getByRole('option', { name: 'Salade niçoise' }).click();
  await expect.poll(() => dish.inputValue()).toBe('Salade niçoise');
});

test('on a phone what is chosen takes two rows of the kitchen’s screen, and a purchase is two lines', async () => {
  const { page, visit } = phone;
  await visit('/cuisine');
  const views = page.getByRole('group', { name: 'Affichage' });
  const box = await views.boundingBox();
  expect(box?.height).toBeLessThan(70);
  await visit('/liste-de-courses');
  const row = page.getByRole('table').first().getByRole('row').nth(1);
  await row.waitFor();
  expect((await row.boundingBox())?.height).toBeLessThan(110);
});
