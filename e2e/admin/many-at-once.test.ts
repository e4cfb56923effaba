import { expect, test } from 'vitest';
import { accessViolations } from '../access-violations.ts';
import { claire } from '../demonstration.ts';
import { openBrowser } from '../person.ts';
import { placeOrder } from '../place-order.ts';

const { signedIn, client } = await openBrowser();
const { page, walk } = await signedIn();

const boxes = page.locator('input[data-choice]');
const chosen = page.getByRole('status').filter({ hasText: /choisie/ });
const chosenPlaces = () =>
  boxes.evaluateAll((all) => all.flatMap((box, place) => ((box as HTMLInputElement).checked ? [place] : [])));

test('rows are chosen by a press, with Shift, by the arrows and all at once, and screen readers are told', async () => {
  await walk('/commandes');
  await boxes.nth(1).click();
  await boxes.nth(4).click({ modifiers: ['Shift'] });
  expect(await chosenPlaces()).toEqual([1, 2, 3, 4]);
  await chosen.getByText('4 commandes choisies').waitFor();
  await boxes.nth(2).press(' ');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press(' ');
  expect(await chosenPlaces()).toEqual([1, 3]);
  await page.keyboard.press('Shift+ArrowDown');
  await page.keyboard.press('Shift+ArrowDown');
  await page.keyboard.press('Shift+ArrowUp');
  expect(await chosenPlaces()).toEqual([1, 3, 4, 5]);
  await page.keyboard.press('Escape');
  expect(await chosenPlaces()).toEqual([]);
  await page.keyboard.press('Control+a');
  await chosen.getByText('50 commandes choisies').waitFor();
  await page.getByRole('button', { name: /^Choisir toutes les commandes de cette liste/ }).click();
  await chosen.getByText(/^Toutes les commandes de cette liste sont choisies/).waitFor();
  expect(await accessViolations(page, 'main')).toEqual([]);
});

test('what is chosen stays on another page, and another filter begins anew', async () => {
  await walk('/commandes');
  await boxes.first().check();
  await page.getByRole('button', { name: 'Page suivante' }).click();
  await page.waitForURL(/after=/);
  await expect.poll(chosenPlaces).toEqual([]);
  await boxes.first().check();
  await chosen.getByText('2 commandes choisies').waitFor();
  await page.getByRole('combobox', { name: 'État' }).selectOption({ label: 'Livrée' });
  await expect.poll(chosenPlaces).toEqual([]);
});

test('chosen orders are confirmed together, and those that may not are named', async () => {
  const api = await client(claire);
  const orders = [await placeOrder(api), await placeOrder(api), await placeOrder(api)];
  const [confirmed, ...pending] = orders;
  await api.call('orders', 'confirmOrder', { id: confirmed?.id ?? 0 });
  await walk(
    `/commandes?clientId=${confirmed?.clientId}&status=pending,confirmed&placedFrom=${confirmed?.placedAt.slice(0, 10)}`,
  );
  for (const { number } of orders) await page.getByRole('checkbox', { name: `Choisir ${number}` }).check();
  await page.getByRole('button', { name: 'Confirmer (2 sur 3)' }).click();
  await page.getByText('2 commandes confirmées').waitFor();
  await page
    .getByRole('link', { name: confirmed?.number ?? '' })
    .nth(1)
    .waitFor();
  for (const { id } of pending) expect(await api.call('orders', 'get', { id })).toMatchObject({ status: 'confirmed' });
  // The one that was refused stays chosen.
  await chosen.getByText('1 commande choisie').waitFor();
});

test('what the list shows is kept under a name, and opens the list from then on', async () => {
  await walk('/commandes?status=confirmed&sort=delivery');
  await page.getByRole('button', { name: 'Enregistrer cette vue' }).click();
  const dialog = page.getByRole('dialog', { name: 'Enregistrer cette vue' });
  await dialog.getByRole('textbox', { name: 'Nom de la vue' }).fill('À préparer');
  await dialog.getByRole('checkbox', { name: 'Ouvrir la liste avec cette vue' }).check();
  expect(await accessViolations(page, '[role=dialog]')).toEqual([]);
  await dialog.getByRole('button', { name: 'Enregistrer' }).click();
  await page.getByText('Vue enregistrée').waitFor();
  await walk('/commandes');
  await page.waitForURL(/status=confirmed&sort=delivery|sort=delivery&status=confirmed/);
  const view = page.getByRole('combobox', { name: 'Vue', exact: true });
  await expect
    .poll(() => view.evaluate((select: HTMLSelectElement) => select.selectedOptions[0]?.label))
    .toBe('À préparer');
  await view.selectOption('');
  await page.waitForURL(/\/commandes$/);
});
