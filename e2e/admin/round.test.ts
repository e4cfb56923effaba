import type { ApiClient } from '@traiteur/contract/wire/client.ts';
import type { Order } from '@traiteur/contract/orders/order-record.ts';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { bringTo } from '../../apps/api/src/testing/order-steps.ts';
import { accessViolations } from '../access-violations.ts';
import { claire } from '../demonstration.ts';
import { openBrowser } from '../person.ts';

const { signedIn, client, colleague } = await openBrowser();
const office = await client(claire);
const dina = await colleague('delivery', { firstName: 'Dina', lastName: 'Roux' });

interface Slot {
  zoneId: number;
  scheduleId: number;
  date: string;
}

/** Orders of clients of one zone and slot, on the last day that has one, and all of them ready. */
async function readyRound(api: ApiClient, count = 6): Promise<Order[]> {
  const [dish] = (await api.call('products', 'list', { search: 'compotée poire' })).items;
  const [offer] = dish ? (await api.call('products', 'get', { id: dish.id })).offers : [];
  if (!dish || !offer) throw new Error('The demonstration has no compotée.');
  const orders: Order[] = [];
  let slot: Slot | undefined;
  for (const { id } of (await api.call('clients', 'list', { limit: 200 })).items) {
    const { eaters, addresses } = await api.call('clients', 'get', { id });
    const [home] = addresses;
    if (!home || eaters.some(({ allergens }) => allergens.length > 0)) continue;
    const { zone } = await api.call('eligibility', 'checkEligibility', { postalCode: home.postalCode });
    if (!zone || (slot && slot.zoneId !== zone.id)) continue;
    slot ??= await lastSlot(api, home.postalCode, zone.id);
    if (!slot) continue;
    const order = await api.call(
      'orders',
      'placeOrder',
      { 'Idempotency-Key': crypto.randomUUID() },
      {
        clientId: id,
        addressId: home.id,
        slot: { scheduleId: slot.scheduleId, date: slot.date },
        lines: [{ productId: dish.id, sizeId: offer.sizeId, quantity: 4 }],
        paymentChoice: 'on_delivery',
      },
    );
    orders.push(await bringTo(api, order, 'ready'));
    if (orders.length === count) return orders;
  }
  throw new Error('The demonstration has too few clients in one zone.');
}

async function lastSlot(api: ApiClient, postalCode: string, zoneId: number): Promise<Slot | undefined> {
  const { items } = await api.call('delivery-slots', 'listDeliverySlots', { postalCode });
  const slot = items.at(-1);
  return slot && { zoneId, scheduleId: slot.scheduleId, date: slot.date };
}

const roundOf = ([order]: readonly Order[]) =>
  `/tournee?date=${order?.deliveryDate}&round=${order?.zoneId}-${order?.slotStart}-${order?.slotEnd}`;

const line = {
  cut: (page: Page) => page.context().setOffline(true),
  mend: (page: Page) => page.context().setOffline(false),
};
/** While lost, the house counts a tap and its answer does not arrive. The route stays: one may be under way. */
async function answersOf(page: Page) {
  let isLost = false;
  await page.route('**/deliveries', async (route) => {
    if (!isLost) return route.fallback();
    await route.fetch();
    await route.abort();
  });
  return {
    lose: () => (isLost = true),
    find: () => (isLost = false),
  };
}

test('a round is driven while the line is cut five times, and each tap counts once', async () => {
  const orders = await readyRound(office);
  const { page, visit } = await signedIn({ viewport: { width: 390, height: 844 } }, dina);
  const answers = await answersOf(page);
  await visit(roundOf(orders));
  await page.getByRole('button', { name: 'Je prends cette tournée' }).click();
  await page.getByRole('button', { name: 'Je ne la fais plus' }).waitFor();

  const readStorage = () => page.evaluate(() => JSON.stringify(Object.entries(localStorage)));
  const waiting = page.getByRole('status').filter({ hasText: 'en attente' });
  const stop = page.getByRole('article').first();
  async function tap(): Promise<void> {
    const number = (await stop.getByRole('link').first().textContent()) ?? '';
    await stop.getByRole('button', { name: /^Livré/ }).click();
    await page.getByRole('article', { name: number }).waitFor({ state: 'detached' });
    // Whoever stands at the next door reads its address first.
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  }

  await tap();
  for (const _ of [1, 2]) {
    await line.cut(page);
    await tap();
    await waiting.getByText('Pas de réseau').waitFor();
    await line.mend(page);
  }
  for (const _ of [3, 4]) {
    answers.lose();
    await tap();
    await waiting.getByText('Pas de réseau').waitFor();
    answers.find();
  }
  await line.cut(page);
  await stop.getByRole('button', { name: 'Pas livré' }).click();
  await page.getByRole('radio', { name: 'Absent' }).check();
  await page.getByRole('dialog').getByRole('button', { name: 'Pas livré' }).click();
  await waiting.waitFor();
  await line.mend(page);
  // What waits outlives the page.
  await page.reload();
  await expect.poll(readStorage, { timeout: 20_000 }).not.toContain('auth.taps');

  const drivenOrders = await Promise.all(orders.map(({ id }) => office.call('orders', 'get', { id })));
  expect(drivenOrders.map(({ status }) => status).sort()).toEqual([...Array<string>(5).fill('delivered'), 'failed']);
  for (const { status, total, events, payments } of drivenOrders) {
    expect(events.flatMap(({ delivery }) => delivery ?? []).map(({ obstacle }) => obstacle)).toEqual([null]);
    const isDelivered = status === 'delivered';
    expect(payments.map(({ method, amount }) => [method, amount])).toEqual(isDelivered ? [['cash', total]] : []);
  }
  await page.getByText(/\d portes? faites?/).click();
  await page
    .getByText(/Pas livré.: absent/)
    .first()
    .waitFor();

  // Addresses go with who leaves.
  const street = orders[0]?.address?.address.split('\n')[0] ?? 'a street';
  expect(await readStorage()).toContain(street);
  await page.getByRole('button', { name: /Votre compte/ }).click();
  await page.getByRole('menuitem', { name: 'Déconnexion' }).click();
  await page.waitForURL('**/connexion*');
  expect(await readStorage()).not.toContain(street);
});

test('a round that is loaded anew without a line shows its doors, takes taps, and goes on by itself once it is back', async () => {
  const orders = await readyRound(office, 1);
  const { page, visit } = await signedIn({ keepsDrafts: true, viewport: { width: 390, height: 844 } }, dina);
  await visit(roundOf(orders));
  const first = page.getByRole('article').first();
  const number = (await first.getByRole('link').first().textContent()) ?? '';
  const order = orders.find((candidate) => candidate.number === number);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await line.cut(page);
  await page.reload();
  const state = page.getByRole('status').filter({ hasText: 'Pas de réseau' });
  await state.waitFor();
  await page.getByRole('heading', { name: order?.address?.address.split('\n')[0] ?? '' }).waitFor();
  const stop = page.getByRole('article').filter({ hasText: number });
  await stop.getByRole('button', { name: 'Absent' }).click();
  await page.getByRole('button', { name: `Annuler ${number}` }).click();
  await stop.getByRole('button', { name: /^Livré · reçu en espèces/ }).click();
  await stop.waitFor({ state: 'detached' });
  // It is kept however often the page is loaded.
  await page.reload();
  await state.waitFor();
  expect(await stop.count()).toBe(0);
  expect(await accessViolations(page)).toEqual([]);
  await line.mend(page);
  await page.getByRole('link', { name: 'Tous les arrêts' }).waitFor();
  await expect
    .poll(async () => (await office.call('orders', 'get', { id: order?.id ?? 0 })).status, { timeout: 20_000 })
    .toBe('delivered');
  const { payments, total } = await office.call('orders', 'get', { id: order?.id ?? 0 });
  expect(payments.map(({ method, amount }) => [method, amount])).toEqual([['cash', total]]);
});

test('a tap after a colleague’s is told and kept, and the house reads who was there', async () => {
  const orders = await readyRound(office);
  const { page, visit } = await signedIn({ viewport: { width: 390, height: 844 } }, dina);
  await visit(roundOf(orders));
  const stop = page.getByRole('article').first();
  const number = (await stop.getByRole('link').first().textContent()) ?? '';
  const id = orders.find((candidate) => candidate.number === number)?.id ?? 0;
  await line.cut(page);
  await stop.getByRole('button', { name: 'Remis à…' }).click();
  await page.getByRole('radio', { name: 'Gardien' }).check();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Livré/ })
    .click();
  await page.getByRole('article', { name: number }).waitFor({ state: 'detached' });
  const order = await office.call('orders', 'get', { id });
  await bringTo(office, order, 'delivered');
  await line.mend(page);
  const telling = page.getByRole('alert').filter({ hasText: `${number}\u202f: déjà livrée par Claire` });
  await telling.waitFor();
  await telling.getByRole('button', { name: 'Compris' }).click();
  await telling.waitFor({ state: 'detached' });
  const { events } = await office.call('orders', 'get', { id });
  expect(events.at(-1)).toMatchObject({ kind: 'delivery_uncounted', delivery: { leftWith: 'Gardien' } });
  const { page: desk, visit: open } = await signedIn();
  await open(`/commandes/${id}`);
  await desk.getByText(/Remis à.: Gardien/).waitFor();
});
