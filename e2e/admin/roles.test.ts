import type { Stop } from '@traiteur/contract/delivery/delivery-report.ts';
import type { ApiClient } from '@traiteur/contract/wire/client.ts';
import { addDays } from '@traiteur/domain/dates/calendar.ts';
import {
  type OrderAction,
  orderActions,
  orderLife,
  type OrderStatus,
  orderStatuses,
  actionsFrom,
  mainActionFrom,
} from '@traiteur/domain/orders/order-life.ts';
import { type Role, roles } from '@traiteur/domain/access/scopes.ts';
import { orders as orderWords } from '@traiteur/words/orders/orders.ts';
import { describe, expect, inject, test } from 'vitest';
import { screens } from '../../apps/admin/src/addresses.ts';
import { fill } from '../../packages/front/src/routing/screen.ts';
import type { Screen } from '@traiteur/front/routing/screen.ts';
import { choosePassword, openBrowser, type Person, signInAs, walk } from '../person.ts';
import { sharedSite } from '../running-site.ts';

const { signedIn, visitor, client, colleague } = await openBrowser(sharedSite());

const staff = Object.fromEntries(
  await Promise.all(
    roles.map(async (role): Promise<[Role, Person & { api: ApiClient }]> => {
      const credentials = await colleague(role);
      const person = await signedIn({}, credentials);
      await person.visit('/');
      return [role, { ...person, api: await client(credentials) }];
    }),
  ),
) as Record<Role, Person & { api: ApiClient }>;

const screensWithNeeds = Object.entries<Screen>(screens).filter(([, { needs }]) => needs.length > 0);
const firstHeadings: Record<Role, RegExp> = {
  owner: /^À traiter$/,
  manager: /^À traiter$/,
  clerk: /^À traiter$/,
  kitchen: /production/i,
  delivery: /tournées/i,
  accountant: /^Ventes/,
};
const wordsOf = (need: string) => need.split(' ') as [never, never];

/** What is read on one screen and written on another has its form there; what has steps, as long as it is a draft. */
const isForm = ({ fr, needs }: Screen) =>
  fr !== screens.purchaseOrder.fr &&
  fr !== screens.supplierInvoice.fr &&
  (fr.endsWith('/:id/modifier') ||
    (fr.endsWith('/:id') && !screensWithNeeds.some(([, otherScreen]) => otherScreen.fr === `${fr}/modifier`))) &&
  needs.some((need) => need.includes(' get'));

const isOfferedTo = (role: Role, { needs }: Screen) => needs.every((need) => staff[role].api.offers(...wordsOf(need)));

/** In turns one who may open it and one who may not; of a form, in a whole run, all who may. The owner is not here. */
function walkersOf(screen: Screen, turn: number): Role[] {
  const colleagues = roles.filter((role) => role !== 'owner');
  const readers = colleagues.filter((role) => isOfferedTo(role, screen));
  const strangers = colleagues.filter((role) => !isOfferedTo(role, screen));
  const inTurn = (people: Role[]) => people.slice(turn % Math.max(people.length, 1)).slice(0, 1);
  if (isForm(screen) && inject('isWhole')) return [...readers, ...inTurn(strangers)];
  return inTurn(turn % 2 === 0 ? readers : strangers);
}

test.each(
  screensWithNeeds.flatMap(([name, screen], turn) => walkersOf(screen, turn).map((role) => ({ name, role, screen }))),
)(
  '$name opens for $role exactly when the description offers all it needs, and a form is saved and removed exactly by who may',
  async ({ role, screen }) => {
    const { page, api } = staff[role];
    await walk(page, fill(screen.fr, { id: 1 }));
    const refusalCount = await page.getByText('Vous n’êtes pas autorisé à accéder à cette page').count();
    expect(refusalCount).toBe(isOfferedTo(role, screen) ? 0 : 1);
    if (refusalCount > 0 || !isForm(screen)) return;
    const [tag] = wordsOf(screen.needs[0] ?? '');
    for (const [button, verb] of [
      ['Enregistrer', 'update'],
      ['Supprimer', 'remove'],
    ] as const)
      await expect
        .poll(() => page.getByRole('button', { name: button, exact: true }).count())
        .toBe(api.offers(tag, verb as never) ? 1 : 0);
  },
);

describe.each(roles)('%s', (role: Role) => {
  const { page, walk: go } = staff[role];

  test('the menu and the home page lead only where this role may go', async () => {
    await go('/');
    await page.getByRole('button', { name: 'Déplier le menu' }).last().click();
    const links = await page
      .getByRole('link')
      .evaluateAll((elements) => elements.map((element) => element.getAttribute('href')));
    const forbidden = screensWithNeeds.filter(([, screen]) => !isOfferedTo(role, screen)).map(([, { fr }]) => fr);
    expect(links.filter((link) => link && forbidden.includes(link.replace(/\?.*/, '')))).toEqual([]);
  });

  test('the home page begins with what this role came for', async () => {
    await go('/');
    const [first] = await page.getByRole('main').getByRole('heading', { level: 2 }).allInnerTexts();
    expect(first).toMatch(firstHeadings[role]);
  });
});

const stepsOf: Record<Role, readonly OrderAction[]> = {
  owner: orderActions,
  manager: orderActions,
  clerk: ['confirm', 'cancel'],
  kitchen: ['startPreparation', 'ready'],
  delivery: ['dispatch', 'deliver', 'failDelivery'],
  accountant: [],
};

async function moveOn(id: number, from: OrderStatus, end: OrderStatus) {
  for (let status = from; status !== end; ) {
    const action = mainActionFrom(status);
    if (!action) throw new Error(`${status} leads nowhere.`);
    ({ status } = await staff.owner.api.call('orders', orderLife[action].operation, { id }));
  }
}

/** In the evening all of the day is delivered: then another day's order is moved on. */
async function haveOrderAt(status: 'ready' | 'delivering') {
  const { api } = staff.owner;
  if ((await api.call('orders', 'list', { status, limit: 1 })).total > 0) return;
  const { items } = await api.call('orders', 'list', { status: 'confirmed', limit: 30 });
  const order = items.find(({ allergyAlert }) => allergyAlert === null);
  if (!order) throw new Error('No order is confirmed.');
  await moveOn(order.id, 'confirmed', status);
}

test.each(roles)('an order shows %s the buttons they may press and no other, wherever it stands', async (role) => {
  const { page, walk: go, api } = staff[role];
  await go('/commandes');
  expect(await page.getByRole('link', { name: 'Ajouter une commande' }).count()).toBe(
    stepsOf[role].includes('confirm') ? 1 : 0,
  );
  await haveOrderAt('ready');
  await haveOrderAt('delivering');
  const seenActions = new Set<OrderAction>();
  for (const status of orderStatuses) {
    const [order] = (await api.call('orders', 'list', { status, limit: 1 })).items;
    if (!order) continue;
    await walk(page, `/commandes/${order.id}`);
    const shownSteps: OrderAction[] = [];
    for (const action of orderActions) {
      const button = page.getByRole('button', { name: orderWords.action[action][0], exact: true });
      if ((await button.count()) > 0) shownSteps.push(action);
    }
    expect(shownSteps).toEqual(
      orderActions.filter((action) => actionsFrom(status).includes(action) && stepsOf[role].includes(action)),
    );
    for (const action of shownSteps) seenActions.add(action);
  }
  expect(seenActions.size > 0).toBe(stepsOf[role].length > 0);
});

test('the kitchen sees neither the address nor the phone of an order or a stop, the driver both', async () => {
  for (const [role, times] of [
    ['kitchen', 0],
    ['delivery', 1],
  ] as const) {
    const { page, walk: go, api } = staff[role];
    const [order] = (await api.call('orders', 'list', { limit: 1 })).items;
    await go(`/commandes/${order?.id}`);
    await page.getByRole('term').filter({ hasText: 'Créneau' }).waitFor();
    const facts = [page.getByRole('term').filter({ hasText: /^Adresse$/ }), page.locator('main a[href^="tel:"]')];
    expect(await Promise.all(facts.map((fact) => fact.count()))).toEqual([times, times]);
    await go(`/rapport-livraison?date=${order?.deliveryDate}&view=rounds`);
    await page
      .getByRole('link', { name: `${order?.client.firstName} ${order?.client.lastName}` })
      .first()
      .waitFor();
    expect((await page.locator('main li a[href^="tel:"]').count()) > 0).toBe(times > 0);
  }
});

test('a driver opens one round from the home page, and says at the door that an order is delivered', async () => {
  const { page, walk: go } = staff.delivery;
  const { api } = staff.owner;
  await page.setViewportSize({ width: 390, height: 844 });
  const isWaiting = ({ status, conflicts }: Stop) => status !== 'delivered' && !conflicts.length;
  const next = await api.call('delivery-report', 'getDeliveryReport', {});
  let { date, rounds } = next;
  // In the evening all of that day may be delivered.
  for (let days = 1; days < 8 && !rounds.some(({ stops }) => stops.some(isWaiting)); days++)
    ({ date, rounds } = await api.call('delivery-report', 'getDeliveryReport', { date: addDays(next.date, days) }));
  const round = rounds.find(({ stops }) => stops.some(isWaiting));
  const stop = round?.stops.find(isWaiting);
  if (!round || !stop) throw new Error('No order waits in any round.');
  const id = stop.orderId;
  await moveOn(id, stop.status, 'delivering');
  // The navigation closes an open menu.
  await go('/');
  const key = `${round.zoneId}-${round.start}-${round.end}`;
  if (date === next.date) {
    await page.locator(`main a[href^="/tournee"][href*="round=${encodeURIComponent(key)}"]`).click();
    await page.getByRole('heading', { level: 1, name: `Tournée ${round.zoneName.fr}` }).waitFor();
  }
  await go(`/rapport-livraison?date=${date}&view=rounds&round=${key}`);
  const door = page.getByRole('button', { name: `Marquer livrée, ${stop.number}` });
  await door.waitFor();
  const { length: shownStops } = round.stops;
  expect(
    await page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ hasText: /\d{4}-\d{6}/ })
      .count(),
  ).toBe(shownStops);
  // On a phone the doors come first, their map after them.
  const heightOf = async (part: typeof door) => (await part.boundingBox())?.y ?? Number.NaN;
  expect(await heightOf(page.getByRole('heading', { name: 'Carte des arrêts' }))).toBeGreaterThan(await heightOf(door));
  await door.click();
  await expect.poll(async () => (await api.call('orders', 'get', { id })).status).toBe('delivered');
});

test('the owner lets the kitchen in, and the kitchen reads what it may not change', async () => {
  const karim = { email: 'karim@example.com', password: 'la cuisine est ouverte' };
  const { page, visit } = await signedIn();
  await visit('/');
  await page.getByRole('button', { name: /Votre compte/ }).click();
  await page.getByRole('menuitem', { name: 'Administrateurs' }).click();
  await page.getByRole('link', { name: 'Inviter un collègue' }).click();
  // This house sends no mail.
  await page.getByRole('link', { name: 'Choisir un premier mot de passe à sa place' }).click();
  await page.getByRole('heading', { name: 'Ajouter un administrateur' }).waitFor();
  await page.getByRole('textbox', { name: 'Prénom' }).fill('Karim');
  await page.getByRole('textbox', { name: 'Nom', exact: true }).fill('Benali');
  await page.getByRole('textbox', { name: 'Adresse e-mail' }).fill(karim.email);
  await page.getByRole('textbox', { name: 'Mot de passe' }).fill(karim.password);
  await page.getByRole('switch', { name: 'Adapter les droits' }).click({ force: true });
  await page.getByRole('checkbox', { name: /^Rembourser/ }).check();
  // A right brings what it needs.
  expect(await page.getByRole('checkbox', { name: /^Encaisser/ }).isChecked()).toBe(true);
  await page.getByRole('button', { name: 'Enregistrer', exact: true }).click();
  await page.getByRole('link', { name: 'Karim Benali' }).waitFor();

  const cook = await visitor();
  await signInAs(cook, karim);
  await choosePassword(cook, karim.password, 'une phrase rien qu’à moi');
  await cook.page.getByRole('navigation', { name: 'Menu principal' }).waitFor();
  await cook.walk('/produits/1');
  await cook.page.getByRole('heading', { name: 'Ingrédients' }).waitFor();
  const actions = cook.page.getByRole('main').locator('input, button, a[href$="/modifier"]');
  expect(await actions.count()).toBe(0);
  await cook.walk(screens.cashUps.fr);
  await cook.page.getByRole('heading', { name: 'Caisse', level: 1 }).waitFor();
});
