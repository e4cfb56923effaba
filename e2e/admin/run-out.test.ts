import type { Order } from '@traiteur/contract/orders/order-record.ts';
import { expect, test } from 'vitest';
import { accessViolations } from '../access-violations.ts';
import { claire } from '../demonstration.ts';
import { openBrowser, settled } from '../person.ts';
import { placeOrder } from '../place-order.ts';

const { signedIn, client, colleague } = await openBrowser();
const api = await client(claire);
const orders = [await placeOrder(api), await placeOrder(api)];
const [{ deliveryDate: date, lines, id: firstId }] = orders as [Order, Order];
const [{ productId, sizeId }] = lines as [Order['lines'][number]];
const dish = /Compotée poire-vanille/;
const cook = await signedIn({}, await colleague('kitchen', { firstName: 'Karim', lastName: 'Benali' }));

test('a cook says on the production list that a dish has run out, takes it back, and says how many are left', async () => {
  const { page, visit, complaints } = cook;
  await visit(`/rapport-livraison?date=${date}`);
  const row = page.getByRole('row', { name: dish });
  await row.getByRole('button').click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Épuisé ce jour' }).click();
  await dialog.getByText(/portions déjà commandées manquent/).waitFor();
  expect(await accessViolations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Revenir en arrière' }).click();
  await dialog.getByRole('button', { name: 'Épuisé ce jour' }).waitFor();
  await dialog
    .getByRole('textbox', { name: /Il en reste/ })
    .first()
    .fill('4');
  await dialog.getByRole('button', { name: /Noter/ }).first().click();
  await dialog.getByText('Il en reste 4').waitFor();
  await dialog.getByRole('button', { name: 'Épuisé ce jour' }).click();
  await dialog.getByRole('button', { name: 'Fermer' }).click();
  await row.getByText('Épuisé', { exact: false }).first().waitFor();
  await visit('/produits');
  await page.getByRole('combobox', { name: 'Portions' }).selectOption('Épuisé');
  await page.waitForURL('**/produits?soldOut=true');
  await page.getByRole('row', { name: dish }).waitFor();
  expect(complaints).toEqual([]);
});

test('who takes an order sees that it has run out that day as soon as it is said, and Enter takes none of it', async () => {
  const { page, visit } = await signedIn();
  const stream = page.waitForResponse('**/api/order-news');
  await visit(`/commandes/${firstId}/modifier`);
  const box = page.getByRole('textbox', { name: 'Ajouter un plat' });
  await box.fill('compotée poire');
  const button = page.getByRole('button', { name: dish }).and(page.getByRole('button', { name: 'Épuisé' }));
  await button.first().waitFor();
  expect(await button.first().getAttribute('aria-disabled')).toBe('true');
  const line = page.getByRole('group', { name: /^Quantité · Compotée/ });
  const earlierText = await line.innerText();
  await box.press('Enter');
  await page
    .getByRole('alert')
    .getByText(/il n’en reste aucune portion/)
    .waitFor();
  expect(await line.innerText()).toBe(earlierText);
  await stream;
  await box.fill('compotée poire');
  for (const [available, place] of [
    [null, 'detached'],
    [0, 'attached'],
  ] as const) {
    await api.call('products', 'setAvailability', { id: productId, date }, { sizes: [{ sizeId, available }] });
    await button.first().waitFor({ state: place });
  }
});

test('the cook puts another dish into the orders that have it, and sees before what that changes', async () => {
  const { page, walk, complaints } = cook;
  await walk(`/rapport-livraison?date=${date}`);
  await page.getByRole('row', { name: dish }).getByRole('button').click();
  await page
    .getByRole('dialog')
    .getByRole('link', { name: /Voir les \d+ commandes/ })
    .click();
  await page.getByRole('heading', { level: 1, name: dish }).waitFor();
  await settled(page);
  expect(await accessViolations(page)).toEqual([]);
  await page.getByRole('checkbox', { name: 'Choisir toutes' }).uncheck();
  for (const { number } of orders) await page.getByRole('checkbox', { name: `Choisir ${number}` }).check();
  await page.getByRole('button', { name: 'Remplacer dans 2 commandes' }).click();
  const dialog = page.getByRole('dialog');
  await expect
    .poll(() => dialog.getByRole('textbox').evaluate((element) => element === document.activeElement))
    .toBe(true);
  await page.keyboard.type('agrumes');
  await page.keyboard.press('Enter');
  await dialog.getByText(/^par Salade d’agrumes/).waitFor();
  await dialog.getByText('2 commandes changent').waitFor();
  await dialog.getByRole('button', { name: 'Remplacer dans ces 2 commandes' }).click();
  await dialog.getByText('2 commandes changées').waitFor();
  const changedOrder = await api.call('orders', 'get', { id: firstId });
  expect(changedOrder.lines.map((line) => line.productId)).not.toContain(productId);
  expect(changedOrder.events.at(-1)).toMatchObject({ kind: 'changed', by: 'Karim Benali' });
  expect(complaints).toEqual([]);
});
