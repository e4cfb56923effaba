import { addDays, weekdayOf } from '@traiteur/domain/dates/calendar.ts';
import { expect, test } from 'vitest';
import { accessViolations } from '../access-violations.ts';
import { claire } from '../demonstration.ts';
import { keyboardUser } from '../keyboard-user.ts';
import { openBrowser } from '../person.ts';
import { placeOrder } from '../place-order.ts';

const { signedIn, client } = await openBrowser();
const api = await client(claire);
const order = await placeOrder(api);
const date = order.deliveryDate;
const mondayOf = (day: string) => addDays(day, 1 - weekdayOf(day));
/** Beyond what the demonstration has planned. */
const monday = addDays(mondayOf(date), 49);

const weekOf = async (from: string) =>
  (await api.call('menu-plans', 'listMenuPlans', { from, to: addDays(from, 6) })).items;
const choicesOn = async (day: string) =>
  (await api.call('menu-plans', 'getMenuPlan', { date: day })).choices.map(({ name }) => name.fr);

test('a week is planned and published by keyboard alone', async () => {
  const { page, visit, complaints } = await signedIn();
  const { tabTo, press } = keyboardUser(page);
  const waitForFocus = (name: string) =>
    page.waitForFunction((label) => document.activeElement?.textContent?.startsWith(label), name);
  await visit(`/planning-des-menus?week=${monday}`);
  await page
    .getByRole('button', { name: /^Choisir un plat pour lundi/ })
    .first()
    .waitFor();
  await tabTo(/^Choisir un plat pour lundi/);
  await page.keyboard.type('dahl');
  await page
    .getByRole('option', { name: /Dahl de lentilles corail/ })
    .first()
    .waitFor();
  await press('Enter');
  await waitForFocus('Dahl de lentilles corail, lundi');
  await press('ArrowDown');
  await press('Enter');
  await page.keyboard.type('bowl saumon');
  await press('Enter');
  await waitForFocus('Bowl saumon laqué, lundi');
  await press('Alt+ArrowUp');
  await expect.poll(() => choicesOn(monday)).toEqual(['Bowl saumon laqué', 'Dahl de lentilles corail']);
  await press('Control+c');
  await press('ArrowRight');
  await press('Control+v');
  await waitForFocus('Bowl saumon laqué, mardi');
  await page.getByText('2 plats deux fois cette semaine').first().waitFor();
  await press('Delete');
  await press('Alt+ArrowRight');
  await waitForFocus('Dahl de lentilles corail, mercredi');
  await press('Control+z');
  await press('Control+z');
  const tuesday = addDays(monday, 1);
  await expect.poll(() => choicesOn(tuesday)).toEqual(['Bowl saumon laqué', 'Dahl de lentilles corail']);
  expect(await accessViolations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Publier 2 jours' }).focus();
  await press('Enter');
  const dialog = page.getByRole('dialog');
  await dialog
    .getByText(/4 places à remplir/)
    .first()
    .waitFor();
  await dialog
    .getByRole('button', { name: 'Publier 2 jours' })
    .and(dialog.locator('[aria-disabled]'))
    .waitFor({ state: 'detached' });
  await dialog.getByRole('button', { name: 'Publier 2 jours' }).focus();
  await press('Enter');
  await dialog.waitFor({ state: 'detached' });
  await page.getByText('publié', { exact: true }).nth(1).waitFor();
  expect((await weekOf(monday)).filter(({ publishedOn }) => publishedOn !== null)).toHaveLength(2);
  expect(complaints).toEqual([]);
});

test('a dish that orders hold is taken off after they were listed', async () => {
  const { page, visit } = await signedIn();
  const { items } = await api.call('menu-plans', 'listMenuDishes', { date });
  const [dish, otherDish] = items.filter(
    ({ permanent, allergens }) => !permanent && allergens.every(({ presence }) => presence !== 'contains'),
  );
  const { version } = await api.call('menu-plans', 'getMenuPlan', { date });
  const choiceIds = [dish?.id ?? 0, otherDish?.id ?? 0];
  const plan = { version, choiceIds, publishedOn: addDays(date, -31), ordersKept: true };
  await api.call('menu-plans', 'updateMenuPlan', { date }, plan);
  const { offers } = await api.call('products', 'get', { id: dish?.id ?? 0 });
  const lines = [{ productId: dish?.id ?? 0, sizeId: offers[0]?.sizeId ?? 0, quantity: 2 }];
  const slot = { scheduleId: order.scheduleId, date };
  await api.call(
    'orders',
    'updateOrder',
    { id: order.id },
    {
      slot,
      lines,
      kitchenNote: '',
      driverNote: '',
      version: order.version,
    },
  );
  await visit(`/planning-des-menus?week=${date}`);
  const name = dish?.name.fr ?? '';
  await page
    .getByRole('button', { name: new RegExp(`^${name}`) })
    .first()
    .focus();
  await page.keyboard.press('Delete');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('link', { name: order.number }).waitFor();
  expect(await accessViolations(page)).toEqual([]);
  await dialog.getByRole('button', { name: /gardent leurs plats/ }).click();
  await expect.poll(() => choicesOn(date)).not.toContain(name);
});

test('a week is copied, and kept as a template that fills the weeks to come', async () => {
  const { page, visit } = await signedIn();
  const target = addDays(monday, 7);
  await visit(`/planning-des-menus?week=${target}`);
  await page.getByRole('button', { name: 'Copier une semaine' }).click();
  await page.getByRole('button', { name: 'Copier ici' }).click();
  await page.getByText('2 jours copiés').waitFor();
  await page.getByRole('button', { name: 'Annuler', exact: true }).click();
  await expect.poll(async () => (await weekOf(target)).flatMap(({ choices }) => choices)).toEqual([]);
  await page.getByRole('button', { name: 'Copier une semaine' }).click();
  await page.getByRole('button', { name: 'Copier ici' }).click();
  await page.getByText('2 jours copiés').waitFor();
  await page.getByRole('button', { name: 'Modèles' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Nom du modèle' }).fill('Hiver');
  await dialog.getByRole('button', { name: 'Garder comme modèle' }).click();
  await dialog.getByRole('checkbox', { name: /Hiver/ }).check();
  expect(await accessViolations(page)).toEqual([]);
  await dialog.getByRole('spinbutton', { name: 'Nombre de semaines' }).fill('3');
  await dialog.getByRole('button', { name: 'Remplir 3 semaines' }).click();
  await page.getByText(/4 jours remplis/).waitFor();
  expect((await weekOf(addDays(target, 14))).filter(({ choices }) => choices.length > 0)).toHaveLength(2);
});

test('a finger moves a dish to another day by its button', async () => {
  const { page, visit } = await signedIn({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });
  const [first, second] = [addDays(monday, 28), addDays(monday, 29)];
  const [dish] = (await api.call('menu-plans', 'listMenuDishes', { date: first })).items;
  await api.call(
    'menu-plans',
    'updateMenuPlan',
    { date: first },
    { version: 0, choiceIds: [dish?.id ?? 0], publishedOn: null },
  );
  await visit(`/planning-des-menus?week=${first}`);
  await page.getByRole('button', { name: `Déplacer ${dish?.name.fr} à un autre jour` }).tap();
  await page.getByRole('menuitem', { name: /^mardi/ }).tap();
  await expect.poll(() => choicesOn(second)).toEqual([dish?.name.fr]);
  await expect.poll(() => choicesOn(first)).toEqual([]);
  expect(await accessViolations(page)).toEqual([]);
});
