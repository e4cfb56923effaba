import type { Order } from '@traiteur/contract/orders/order-record.ts';
import { expect, test } from 'vitest';
import { expectVerified } from '../../testing/expect-verified.ts';
import { smallKitchen, wednesday } from '../../testing/small-kitchen.ts';
import { mondayMorning, testApp } from '../../testing/test-app.ts';
import { refusedWith } from '../../testing/expectations/refused-with.ts';

const { db, time, signedIn } = await testApp();
const kitchen = await smallKitchen(db);
const claire = await signedIn('manager');
const karim = await signedIn('kitchen');
const lunch = { scheduleId: kitchen.lunch, date: wednesday };
const evening = { scheduleId: kitchen.evening, date: wednesday };
const nextWeek = { scheduleId: kitchen.evening, date: '2026-12-02' };

const { line } = kitchen;

const place = (more: object = {}): Promise<Order> =>
  kitchen.place(claire, { slot: lunch, lines: [line(kitchen.dahl, 2)], ...more });

const move = ({ id, version }: Order, slot: object, more: object = {}, person = claire) =>
  person.call('orders', 'moveOrder', { id }, { slot: slot as typeof lunch, version, ...more });

async function failOrder(order: Order): Promise<Order> {
  const { id } = order;
  for (const step of ['confirmOrder', 'startOrderPreparation', 'readyOrder', 'dispatchOrder'] as const)
    await claire.call('orders', step, { id });
  return claire.call('orders', 'failOrderDelivery', { id }, { reason: 'personne' });
}

test('an order that is moved keeps all but its slot, and its timeline says from where to where', async () => {
  const order = await place({ kitchenNote: 'bien chaud' });
  const movedOrder = await move(order, nextWeek);
  expect(movedOrder).toMatchObject({
    deliveryDate: '2026-12-02',
    slotStart: '18:00',
    total: order.total,
    kitchenNote: 'bien chaud',
    lines: order.lines,
  });
  expect(movedOrder.events.at(-1)).toMatchObject({
    kind: 'changed',
    by: 'Claire manager',
    changes: {
      lines: [],
      slot: { before: { date: wednesday, start: '11:00' }, after: { date: '2026-12-02', start: '18:00' } },
      total: null,
    },
  });
});

test('who moves what somebody saved since is told, and it stays where it is', async () => {
  const order = await place();
  const movedOrder = await move(order, nextWeek);
  await expect(move(order, lunch)).rejects.toMatchObject({ problem: { code: 'stale' } });
  expect(await claire.call('orders', 'get', { id: order.id })).toMatchObject({ version: movedOrder.version });
});

test('an order that is moved to where it is stays as it is', async () => {
  const order = await place();
  expect(await move(order, lunch)).toEqual(order);
});

test('a full slot takes none, unless owner or manager forces a place', async () => {
  const schedule = await kitchen.world.schedule(kitchen.zone, '13:00', '14:00', 1);
  const slot = { scheduleId: schedule, date: wednesday };
  await place({ slot });
  const order = await place();
  await expect(move(order, slot)).rejects.toMatchObject(refusedWith('slot-full', 'slot'));
  const movedOrder = await move(order, slot, { forcedPlace: { reason: 'la camionnette est en panne' } });
  expect(movedOrder.forcedPlace?.reason).toBe('la camionnette est en panne');
});

test('a day that the dish is not made on, or that has too few portions, is refused', async () => {
  const scarce = await kitchen.dish({ name: 'Rare', price: 900, available: 3 });
  await place({ slot: nextWeek, lines: [line(scarce, 2)] });
  const order = await place({ lines: [line(scarce, 2)] });
  await expect(move(order, nextWeek)).rejects.toMatchObject(refusedWith('quantity-unavailable', 'lines.0.quantity'));
  const forcedDish = { reason: 'on en refait une fournée' };
  expect((await move(order, nextWeek, { forcedDish })).forcedDish?.reason).toBe(forcedDish.reason);
});

test('of two who move into the last place one has it', async () => {
  const schedule = await kitchen.world.schedule(kitchen.zone, '14:00', '15:00', 1);
  const orders = [await place(), await place()];
  const outcomes = await Promise.allSettled(
    orders.map((order) => move(order, { scheduleId: schedule, date: wednesday })),
  );
  expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
});

test('once the kitchen has begun, an order stays where it is', async () => {
  const order = await place();
  await claire.call('orders', 'confirmOrder', { id: order.id });
  const begun = await claire.call('orders', 'startOrderPreparation', { id: order.id });
  await expect(move(begun, evening)).rejects.toMatchObject(refusedWith('status-not-allowed'));
});

test('the kitchen moves no order', () => {
  expect(karim.offers('orders', 'moveOrder')).toBe(false);
});

test('a delivery that failed goes out again in a slot of the same day, for which it is too late to order', async () => {
  const order = await failOrder(await place());
  time.now = new Date(`${wednesday}T12:00:00Z`);
  const movedOrder = await move(order, evening, {}, await signedIn('manager'));
  time.now = mondayMorning;
  expect(movedOrder).toMatchObject({ status: 'failed', slotStart: '18:00' });
  expect((await claire.call('orders', 'dispatchOrder', { id: order.id })).status).toBe('delivering');
});

/** What the kitchen cooks of a dish on a date, and who is delivered to. */
const dayOf = async (date: string, product: number) => {
  const { production, rounds } = await claire.call('delivery-report', 'getDeliveryReport', { date });
  const dishes = production.categories.flatMap((category) => category.dishes);
  return {
    cooked: dishes.find(({ productId }) => productId === product)?.quantity ?? 0,
    stops: rounds.flatMap(({ stops }) => stops.map(({ orderId }) => orderId)),
  };
};

test('what nobody could take goes out again the day after as it is: nothing of it is cooked twice', async () => {
  const thursday = '2026-11-26';
  const scheduleId = await kitchen.world.schedule(kitchen.zone, '18:00', '20:00', null, 4);
  const unique = await kitchen.dish({ name: 'Unique', price: 900, available: 2 });
  await kitchen.world.changeDish(unique, () => ({ weekdays: [3] }));
  const order = await failOrder(await place({ lines: [line(unique, 2)] }));
  const movedOrder = await move(order, { scheduleId, date: thursday });
  expect(movedOrder).toMatchObject({ status: 'failed', deliveryDate: thursday });
  expect(await dayOf(thursday, unique)).toEqual({ cooked: 0, stops: [order.id] });
  expect(await dayOf(wednesday, unique)).toMatchObject({ cooked: 2 });
  await expect(place({ lines: [line(unique)] })).rejects.toMatchObject(refusedWith('quantity-unavailable'));
  await expectVerified(db);
  await claire.call('orders', 'cancelOrder', { id: order.id }, { reason: 'elle n’en veut plus' });
  await expectVerified(db);
});

test('later than the day after it is cooked again: it needs portions of that day, and counts among what is cooked', async () => {
  const scarce = await kitchen.dish({ name: 'Frais', price: 900, available: 2 });
  const otherOrder = await place({ slot: nextWeek, lines: [line(scarce)] });
  const order = await failOrder(await place({ lines: [line(scarce, 2)] }));
  await expect(move(order, nextWeek)).rejects.toMatchObject(refusedWith('quantity-unavailable'));
  await claire.call('orders', 'cancelOrder', { id: otherOrder.id }, { reason: 'place' });
  await move(order, nextWeek);
  expect(await dayOf(nextWeek.date, scarce)).toMatchObject({ cooked: 2 });
  expect(await dayOf(wednesday, scarce)).toMatchObject({ cooked: 0 });
  await expectVerified(db);
});

test('past its cut-off an order may be reduced, keep as many portions or move later, and never grow', async () => {
  const order = await place();
  time.now = new Date('2026-11-25T07:00:00Z');
  const late = await signedIn('manager');
  const change = (lines: object[], { version }: Order) =>
    late.call(
      'orders',
      'updateOrder',
      { id: order.id },
      { lines: lines as ReturnType<typeof line>[], slot: lunch, version, kitchenNote: '', driverNote: '' },
    );
  await expect(change([line(kitchen.dahl, 3)], order)).rejects.toMatchObject(
    refusedWith('past-cut-off', 'lines.0.quantity'),
  );
  const swapped = await change([line(kitchen.dahl, 1), line(kitchen.bowl, 1)], order);
  const reduced = await change([line(kitchen.bowl, 1)], swapped);
  await expect(change([line(kitchen.bowl, 2)], reduced)).rejects.toMatchObject(
    refusedWith('past-cut-off', 'lines.0.quantity'),
  );
  expect((await move(reduced, nextWeek, {}, late)).deliveryDate).toBe('2026-12-02');
  time.now = mondayMorning;
});

test('all that is counted agrees with the orders that were moved', () => expectVerified(db));
