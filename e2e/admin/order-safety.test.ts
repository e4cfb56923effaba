import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { claire } from '../demonstration.ts';
import { openBrowser, settled } from '../person.ts';
import { addDish, chooseClient } from '../take-order.ts';

const { signedIn, client } = await openBrowser();
const { page, walk } = await signedIn();

const place = page.getByRole('button', { name: 'Enregistrer la commande' });
const stop = page.getByRole('dialog', { name: 'Attention, allergie' });
const reason = stop.getByRole('textbox', { name: 'Raison' });
const waitForOrder = () => page.waitForURL(/\/commandes\/\d+$/);
const inCents = (text: string | null) => Number((text ?? '').replace(/\D/g, ''));
const total = async () =>
  inCents(await page.locator('dl', { hasText: 'Sous-total' }).locator('dd').last().textContent());

const more = (dish: RegExp) =>
  page.getByRole('group', { name: dish }).getByRole('button', { name: 'Un de plus' }).click();

/** Inès is allergic to sesame: three portions of a dish without it. */
async function callInes() {
  await walk('/commandes/ajout');
  await chooseClient(page, 'delcourt', /Inès Delcourt/);
  await addDish(page, 'compot', /Compotée poire-vanille/);
  for (const _ of [2, 3, 4]) await more(/Compotée/);
  await settled(page);
}

/** Delays prices, and counts the placed orders. */
async function holdPrices(tab: Page) {
  const gate = Promise.withResolvers<void>();
  const quoteRequest = Promise.withResolvers<void>();
  let orders = 0;
  await tab.route('**/api/order-quotes', async (route) => {
    quoteRequest.resolve();
    await gate.promise;
    await route.continue();
  });
  tab.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/api/orders')) orders += 1;
  });
  return {
    quoteRequest: quoteRequest.promise,
    orders: () => orders,
    letGo: gate.resolve,
  };
}

/** As a colleague at the same time: a handful of it into the recipe. */
async function putSesame(dish: string) {
  const api = await client(claire);
  const [sesame] = (await api.call('ingredients', 'list', { search: 'graines de sésame' })).items;
  const [row] = (await api.call('recipes', 'list', { search: dish })).items;
  if (!sesame || !row) throw new Error(`there is no ${dish}`);
  const {
    id,
    pot: _pot,
    versions: _versions,
    differences: _differences,
    ...recipe
  } = await api.call('recipes', 'get', {
    id: row.id,
  });
  const line = { ingredientId: sesame.id, recipeId: null, quantity: 20_000, unit: 'g' as const, promised: false };
  await api.call('recipes', 'update', { id }, { ...recipe, lines: [...recipe.lines, line] });
}

test('an order waits for the price of what is on the screen', async () => {
  await callInes();
  const earlierTotal = await total();
  const hold = await holdPrices(page);
  await more(/Compotée/);
  await hold.quoteRequest;
  await place.click();
  await place.click({ force: true });
  await page.keyboard.press('Control+s');
  expect(hold.orders()).toBe(0);
  hold.letGo();
  await waitForOrder();
  await settled(page);
  expect([hold.orders(), (await total()) > earlierTotal]).toEqual([1, true]);
});

test('a code is part of the order although the button is pressed right after it was typed', async () => {
  await walk('/codes-promo/ajout');
  await page.getByRole('textbox', { name: 'Code', exact: true }).fill('jeudi15');
  await page.getByRole('textbox', { name: 'Valeur' }).fill('15');
  await page.keyboard.press('Control+s');
  await page.waitForURL('**/codes-promo');
  for (const press of [() => place.click(), () => page.keyboard.press('Control+s')]) {
    await callInes();
    await page.getByRole('textbox', { name: 'Code promo' }).fill('jeudi15');
    await press();
    await waitForOrder();
    await page.getByText('Remise, code JEUDI15').waitFor();
  }
});

test('a conflict that comes with the awaited price asks before anything is placed', async () => {
  await callInes();
  const hold = await holdPrices(page);
  await putSesame('compot');
  await more(/Compotée/);
  await hold.quoteRequest;
  await place.click();
  hold.letGo();
  await stop.getByText(/Inès Delcourt est allergique.*Compotée/).waitFor();
  expect(hold.orders()).toBe(0);
  await stop.getByRole('button', { name: 'Revenir' }).click();
  await page.getByRole('region', { name: /Inès Delcourt est allergique/ }).waitFor();
});

test('a dish that changed after it was priced is refused, says so, and asks', async () => {
  await walk('/commandes/ajout');
  await chooseClient(page, 'delcourt', /Inès Delcourt/);
  await addDish(page, 'dahl', /Dahl de lentilles corail/);
  for (const _ of [2, 3]) await more(/Dahl/);
  await settled(page);
  await putSesame('dahl');
  await place.click();
  await page
    .getByRole('alert')
    .getByText(/Un plat contient un allergène du client/)
    .first()
    .waitFor();
  await stop.getByText(/Inès Delcourt est allergique.*Dahl/).waitFor();
  // At the line, and beside the button.
  expect(await page.getByText(/^Un plat contient un allergène du client/).count()).toBe(2);
  await reason.fill('bouchées à part');
  await page.keyboard.press('Control+s');
  await waitForOrder();
  await page
    .getByRole('region', { name: /Dahl/ })
    .getByText(/bouchées à part/)
    .waitFor();
});

test('each dish has its own reason, which stays with it', async () => {
  await walk('/commandes/ajout');
  await chooseClient(page, 'delcourt', /Inès Delcourt/);
  await addDish(page, 'betterave', /Houmous de betterave/);
  await reason.fill('sans graines');
  await stop.getByRole('button', { name: 'Ajouter quand même' }).click();
  await addDish(page, 'saumon', /Bowl saumon laqué/);
  expect(await reason.inputValue()).toBe('');
  await reason.fill('pour son fils');
  await stop.getByRole('button', { name: 'Ajouter quand même' }).click();
  const bands = page.getByRole('region', { name: /Inès Delcourt est allergique/ });
  await expect.poll(() => bands.count()).toBe(2);
  await bands.filter({ hasText: 'sans graines' }).waitFor();
  await bands.filter({ hasText: 'pour son fils' }).waitFor();

  // Remove the dish and add it again: its reason is gone, the reason of the other dish stays.
  await page.getByRole('button', { name: /Retirer · Houmous de betterave/ }).click();
  await bands.filter({ hasText: 'sans graines' }).waitFor({ state: 'hidden' });
  await bands.filter({ hasText: 'pour son fils' }).waitFor();
  await addDish(page, 'betterave', /Houmous de betterave/);
  expect(await reason.inputValue()).toBe('');
});

test('another client is asked for anew, dish by dish', async () => {
  await walk('/commandes/ajout');
  await chooseClient(page, 'lebreton', /Marc Lebreton/);
  await addDish(page, 'betterave', /Houmous de betterave/);
  await more(/Houmous de betterave/);
  await addDish(page, 'saumon', /Bowl saumon laqué/);
  await page.getByRole('button', { name: 'Changer de client' }).click();
  await chooseClient(page, 'delcourt', /Inès Delcourt/);
  await settled(page);
  await place.click();
  await stop.getByText(/Houmous de betterave/).waitFor();
  await reason.fill('sans graines');
  await stop.getByRole('button', { name: 'Enregistrer la commande' }).click();
  await stop.getByText(/Houmous de betterave/).waitFor({ state: 'hidden' });
  expect(await reason.inputValue()).toBe('');
  await reason.fill('pour son fils');
  await stop.getByRole('button', { name: 'Enregistrer la commande' }).click();
  await waitForOrder();
  await page
    .getByRole('region', { name: /houmous/i })
    .getByText(/sans graines/)
    .waitFor();
  await page.getByRole('region', { name: /Inès/ }).filter({ hasText: 'pour son fils' }).waitFor();
});
