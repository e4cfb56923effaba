import { expect, test } from 'vitest';
import { openBrowser, type Person, settled } from '../person.ts';
import { sharedSite } from '../running-site.ts';

const { signedIn } = await openBrowser(sharedSite());
const { page, visit, complaints } = await signedIn();

const boxOf = async (locator: ReturnType<Person['page']['getByRole']>) =>
  (await locator.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };

/** Style elements that the browser ignores. */
const ignoredStyles = () =>
  page.evaluate(() => [...document.querySelectorAll('style')].filter(({ sheet }) => !sheet?.cssRules.length).length);

test('the account’s menu opens at its button', async () => {
  await visit('/');
  const button = page.getByRole('button', { name: /· Votre compte/ });
  await button.click();
  const [menu, opener] = await Promise.all([boxOf(page.getByRole('menu')), boxOf(button)]);
  expect(menu.width).toBeGreaterThan(100);
  expect(menu.y - (opener.y + opener.height)).toBeLessThan(20);
  expect(Math.abs(menu.x + menu.width - (opener.x + opener.width))).toBeLessThan(20);
  expect(complaints).toEqual([]);
});

test('a dialog keeps the page behind it still', async () => {
  await visit('/allergenes/1');
  await page.getByRole('button', { name: 'Supprimer' }).click();
  await page.getByRole('dialog').waitFor();
  await expect.poll(() => page.evaluate(() => getComputedStyle(document.body).overflow)).toBe('hidden');
  expect(await ignoredStyles()).toBe(0);
  expect(complaints).toEqual([]);
});

test('the choices of a field open below it', async () => {
  await visit('/produits/ajout');
  await settled(page);
  const field = page.getByRole('combobox').first();
  await field.click();
  const [list, opener] = await Promise.all([boxOf(page.getByRole('listbox').first()), boxOf(field)]);
  expect(list.width).toBeGreaterThan(100);
  expect(Math.abs(list.x - opener.x)).toBeLessThan(60);
  expect(await ignoredStyles()).toBe(0);
  expect(complaints).toEqual([]);
});

test('an element that carries no nonce gives the page no style', async () => {
  await visit('/');
  const colour = await page.evaluate(() => {
    const style = document.createElement('style');
    style.textContent = 'body { color: rgb(1, 2, 3) !important }';
    document.head.append(style);
    return getComputedStyle(document.body).color;
  });
  expect(colour).not.toBe('rgb(1, 2, 3)');
  await expect.poll(() => complaints.splice(0).join()).toContain('style-src');
});
