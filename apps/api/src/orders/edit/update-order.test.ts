import type { OrderChangeInput } from '@traiteur/contract/orders/order-input.ts';
import type { Order } from '@traiteur/contract/orders/order-record.ts';
import { expect, test } from 'vitest';
import { tenPercent } from '../../testing/discounts/ten-percent.ts';
import { expectVerified } from '../../testing/expect-verified.ts';
import { smallKitchen, wednesday } from '../../testing/small-kitchen.ts';
import { mondayMorning, testApp } from '../../testing/test-app.ts';
import { refusedWith } from '../../testing/expectations/refused-with.ts';

const { db, signedIn } = await testApp();
const kitchen = await smallKitchen(db);
const claire = await signedIn('manager');
const karim = await signedIn('owner');

const evening = { scheduleId: kitchen.evening, date: wednesday };
const lunch = { scheduleId: kitchen.lunch, date: wednesday };
const { line } = kitchen;
const forBowl = { productId: kitchen.bowl, allergenIds: [kitchen.sesame], reason: 'graines servies à part' };
let keys = 0;

const place = (more: object = {}) => kitchen.place(claire, { slot: evening, lines: [line(kitchen.dahl, 2)], ...more });

/** The order as it stands, as its form would send it, with what somebody changes of it. */
const changeOf = (
  { version, kitchenNote, driverNote, lines, discountCode }: Order,
  more: object,
): OrderChangeInput => ({
  version,
  slot: evening,
  kitchenNote,
  driverNote: driverNote ?? '',
  lines: lines.map(({ productId, quantity }) => line(productId, quantity)),
  ...(discountCode !== null && { discountCode }),
  ...more,
});
const change = (order: Order, more: object, by = claire) =>
  by.call('orders', 'updateOrder', { id: order.id }, changeOf(order, more));
const quote = async (order: Order, more: object) => {
  const { slot, lines, discountCode } = changeOf(order, more);
  return claire.call(
    'orders',
    'quoteOrderChange',
    { id: order.id },
    { slot, lines, ...(discountCode && { discountCode }) },
  );
};
const dish = (price: number, more: object = {}) => kitchen.dish({ name: `Plat ${keys++}`, price, ...more });
const takenOf = async (product: number) => {
  const booking = db.selectFrom('offer_bookings').select('taken').where('product_id', '=', product);
  return (await booking.executeTakeFirst())?.taken ?? 0;
};
const placesIn = async (scheduleId: number) => {
  const booking = db.selectFrom('slot_bookings').select('taken').where('schedule_id', '=', scheduleId);
  return (await booking.executeTakeFirst())?.taken ?? 0;
};

test('a changed note changes nothing else, whatever prices and fees have become', async () => {
  const product = await dish(1000);
  const order = await place({ lines: [line(product, 2)] });
  await kitchen.world.reprice(product, 1500);
  await kitchen.world.configuration({ shippingFee: 990 });
  const updatedOrder = await change(order, { kitchenNote: 'sans coriandre' });
  expect(updatedOrder).toMatchObject({
    total: order.total,
    deliveryFee: 490,
    kitchenNote: 'sans coriandre',
    version: order.version + 1,
  });
  await kitchen.world.configuration();
  expect(updatedOrder.events.at(-1)).toMatchObject({
    kind: 'changed',
    by: 'Claire manager',
    changes: { lines: [], slot: null, total: null, fields: ['kitchenNote'] },
  });
});

test('the price of a change says what is then still to be paid, or to be given back', async () => {
  const product = await dish(1000);
  const order = await place({ lines: [line(product, 2)] });
  expect(await quote(order, { lines: [line(product, 1)] })).toMatchObject({ due: order.total - 1000, overpaid: 0 });
  const payment = { method: 'cash', amount: order.total } as const;
  await claire.call('orders', 'payOrder', { id: order.id, 'Idempotency-Key': `paid-order-${order.id}` }, payment);
  expect(await quote(order, { lines: [line(product, 1)] })).toMatchObject({
    difference: -1000,
    due: 0,
    overpaid: 1000,
  });
  expect(await quote(order, { lines: [line(product, 3)] })).toMatchObject({ due: 1000, overpaid: 0 });
});

test('a dish of which there are no more keeps its price, and one of which there are more has today’s', async () => {
  const [soup, tart] = [await dish(1000), await dish(700)];
  const order = await place({ lines: [line(soup, 3), line(tart)] });
  await kitchen.world.reprice(soup, 1200);
  await kitchen.world.reprice(tart, 800);
  const lines = [line(soup, 2), line(tart, 2)];
  const { total, difference, lines: quoted } = await quote(order, { lines });
  expect(quoted.map(({ unitPrice, keepsPrice }) => [unitPrice, keepsPrice])).toEqual([
    [1000, true],
    [800, false],
  ]);
  expect(difference).toBe(total - order.total);
  const updatedOrder = await change(order, { lines, expectedTotal: total });
  expect(updatedOrder.lines.map(({ quantity, unitPrice }) => [quantity, unitPrice])).toEqual([
    [2, 1000],
    [2, 800],
  ]);
  expect(updatedOrder.events.at(-1)?.changes).toMatchObject({
    lines: [
      { before: 3, after: 2 },
      { before: 1, after: 2 },
    ],
    total: { before: order.total, after: total },
  });
});

test('what is no longer sold may stay or become less, and not more', async () => {
  const product = await dish(1000);
  const order = await place({ lines: [line(product, 2)] });
  await kitchen.world.archive(product);
  const updatedOrder = await change(order, { lines: [line(product, 1), line(kitchen.dahl)] });
  expect(updatedOrder.lines.map(({ quantity }) => quantity)).toEqual([1, 1]);
  await expect(change(updatedOrder, { lines: [line(product, 2)] })).rejects.toMatchObject(
    refusedWith('product-not-orderable', 'lines.0.productId'),
  );
});

test('the order’s own portions and its own place count as free, and what is left is for the others', async () => {
  const product = await dish(1000, { available: 3 });
  const order = await place({ lines: [line(product, 3)] });
  await expect(change(order, { lines: [line(product, 4)] })).rejects.toMatchObject(
    refusedWith('quantity-unavailable', 'lines.0.quantity'),
  );
  expect(await takenOf(product)).toBe(3);
  const updatedOrder = await change(order, { lines: [line(product, 1)] });
  expect([await takenOf(product), updatedOrder.items]).toEqual([1, 1]);
});

test('an order moves to another slot where there is room, and owner or manager let it into a full one', async () => {
  const [order, otherOrder] = [await place(), await place()];
  const placeCount = await placesIn(kitchen.evening);
  expect(await change(order, { slot: lunch })).toMatchObject({ slotStart: '11:00', total: order.total });
  expect([await placesIn(kitchen.lunch), await placesIn(kitchen.evening)]).toEqual([1, placeCount - 1]);
  await kitchen.world.changeSchedule(kitchen.lunch, { capacity: 1 });
  await expect(change(otherOrder, { slot: lunch })).rejects.toMatchObject(refusedWith('slot-full', 'slot'));
  const forced = await change(otherOrder, { slot: lunch, forcedPlace: { reason: 'une cliente de toujours' } }, karim);
  expect(forced.forcedPlace).toMatchObject({ by: 'Claire owner', reason: 'une cliente de toujours' });
  expect((await change(forced, { slot: evening })).forcedPlace).toBeNull();
  await kitchen.world.changeSchedule(kitchen.lunch, { capacity: 10 });
});

test('an order stays in its slot after the cut-off, and can go into no other one that is over', async () => {
  const order = await place();
  await kitchen.world.configuration({ noticeHours: 72 });
  expect(await change(order, { driverNote: 'code 12B' })).toMatchObject({ driverNote: 'code 12B' });
  await expect(change({ ...order, version: order.version + 1 }, { slot: lunch })).rejects.toMatchObject(
    refusedWith('slot-unavailable', 'slot'),
  );
  await kitchen.world.configuration();
});

test('a dish that is added is judged, and what somebody answered for stays answered', async () => {
  const order = await place({ ...kitchen.ines, lines: [line(kitchen.bowl)], allergyOverrides: [forBowl] });
  const crackers = await dish(500, { contains: kitchen.sesame });
  const lines = [line(kitchen.bowl, 2), line(crackers)];
  await expect(change(order, { lines })).rejects.toMatchObject(
    refusedWith('allergy-not-overridden', 'lines.1.productId'),
  );
  const forCrackers = { ...forBowl, productId: crackers, reason: 'pour sa voisine' };
  const updatedOrder = await change(order, { lines, allergyOverrides: [forCrackers] }, karim);
  expect(updatedOrder.conflicts.map(({ answeredBy, reason }) => [answeredBy, reason])).toEqual([
    ['Claire manager', 'graines servies à part'],
    ['Claire owner', 'pour sa voisine'],
  ]);
  expect(updatedOrder.events.slice(-2).map(({ kind, reason }) => [kind, reason])).toEqual([
    ['changed', ''],
    ['allergy_overridden', 'pour sa voisine'],
  ]);
  expect(await change(updatedOrder, { lines: [line(kitchen.dahl)] })).toMatchObject({
    conflicts: [],
    allergyAlert: null,
  });
});

test('an order that an allergy stops can be changed, goes on being stopped, and can be answered for with the change', async () => {
  const product = await dish(900);
  const order = await place({ ...kitchen.ines, lines: [line(product)] });
  await kitchen.world.declare(product, { contains: kitchen.sesame });
  const updatedOrder = await change(order, { kitchenNote: 'vite' });
  expect(updatedOrder).toMatchObject({ allergyAlert: 'unanswered', unansweredConflicts: 1 });
  const answer = { productId: product, allergenIds: [kitchen.sesame], reason: 'elle le sait' };
  const { allergyAlert, conflicts } = await change(updatedOrder, { allergyOverrides: [answer] });
  expect([allergyAlert, conflicts[0]?.reason]).toEqual(['override', 'elle le sait']);
});

test('a code stays although it is over by now, and another one must hold', async () => {
  const terms = { ...tenPercent, type: 'amount', value: 300, totalLimit: 1, code: 'RENTREE' } as const;
  const { id, version } = await claire.call('discount-codes', 'create', {}, terms);
  await claire.call('discount-codes', 'create', {}, { ...terms, code: 'FINI', active: false });
  const order = await place({ discountCode: 'RENTREE' });
  const validUntil = mondayMorning.toISOString();
  await claire.call('discount-codes', 'update', { id }, { ...terms, validUntil, version });
  const updatedOrder = await change(order, { lines: [line(kitchen.dahl, 3)] });
  expect(updatedOrder).toMatchObject({ discountCode: 'RENTREE', discount: 300 });
  await expect(change(updatedOrder, { discountCode: 'FINI' })).rejects.toMatchObject(
    refusedWith('discount-code-refused', 'discountCode'),
  );
  const { discountCode: _, ...without } = changeOf(updatedOrder, {});
  await claire.call('orders', 'updateOrder', { id: order.id }, without);
  const { uses } = await db
    .selectFrom('discount_codes')
    .select('uses')
    .where('code', '=', 'RENTREE')
    .executeTakeFirstOrThrow();
  expect(uses).toBe(0);
});

test('an order below the minimum may stay where it is, and go no lower', async () => {
  const order = await place({ lines: [line(kitchen.dahl)] });
  await kitchen.world.changeZone(kitchen.zone, { minimumOrder: 2000 });
  const updatedOrder = await change(order, { kitchenNote: 'bien chaud' });
  const cheap = await dish(400);
  await expect(change(updatedOrder, { lines: [line(cheap)] })).rejects.toMatchObject(
    refusedWith('below-minimum-order', 'lines'),
  );
  await kitchen.world.changeZone(kitchen.zone, { minimumOrder: 500 });
});

test('who changes an order over a step that was taken since is told', async () => {
  const order = await place();
  await claire.call('orders', 'confirmOrder', { id: order.id });
  await expect(change(order, { kitchenNote: 'vite' })).rejects.toMatchObject(refusedWith('stale'));
});

test('an order may have fewer portions of a dish of which more are ordered than there are by now', async () => {
  const product = await dish(1000, { available: 4 });
  const order = await place({ lines: [line(product, 4)] });
  await db.updateTable('offers').set({ quantity_available: 1 }).where('product_id', '=', product).execute();
  expect((await change(order, { lines: [line(product, 3)] })).items).toBe(3);
});

test('of two who want the last portion one has it', async () => {
  const product = await dish(1000, { available: 3 });
  const orders = [await place({ lines: [line(product)] }), await place({ lines: [line(product)] })];
  const outcomes = await Promise.allSettled(orders.map((order) => change(order, { lines: [line(product, 2)] })));
  expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  expect(await takenOf(product)).toBe(3);
});

test('once the kitchen has begun, nothing is changed any more', async () => {
  const order = await place();
  const { id } = order;
  await claire.call('orders', 'confirmOrder', { id });
  const { version } = await claire.call('orders', 'startOrderPreparation', { id });
  await expect(change({ ...order, version }, { kitchenNote: 'trop tard' })).rejects.toMatchObject(
    refusedWith('status-not-allowed'),
  );
});

test('another address is priced by its own zone, and must be eligible', async () => {
  const west = await kitchen.world.zone({ name: 'Ouest', postalCodes: { '75016': 'Paris' } });
  await kitchen.world.changeZone(west, { fee: 700 });
  const schedule = await kitchen.world.schedule(west, '12:00', '14:00');
  const work = {
    label: 'Bureau',
    phone: '',
    address: '3 rue',
    city: 'Paris',
    country: 'FR',
    postalCode: '75016',
    note: '',
  };
  const { addresses } = await claire.call('clients', 'addClientAddress', { id: kitchen.marc.clientId }, work);
  const addressId = addresses.find(({ postalCode }) => postalCode === '75016')?.id;
  const order = await place();
  await expect(change(order, { addressId })).rejects.toMatchObject(refusedWith('slot-unavailable', 'slot'));
  const slot = { scheduleId: schedule, date: wednesday };
  const updatedOrder = await change(order, { addressId, slot });
  expect(updatedOrder).toMatchObject({ deliveryFee: 700, zoneId: west, address: { postalCode: '75016' } });
  expect(updatedOrder.events.at(-1)?.changes).toMatchObject({
    fields: ['address'],
    slot: { after: { start: '12:00' } },
  });
});

test('an order whose address changes to another zone keeps its place in a slot of both that is full', async () => {
  const north = await kitchen.world.zone({ name: 'Nord', postalCodes: { '75018': 'Paris' } });
  const scheduleId = await kitchen.world.schedule(kitchen.zone, '14:00', '16:00', 1);
  await db.insertInto('delivery_schedule_zones').values({ schedule_id: scheduleId, zone_id: north }).execute();
  const { addressId } = await kitchen.world.client({ postalCodes: ['75018'] });
  await db.updateTable('addresses').set({ client_id: kitchen.marc.clientId }).where('id', '=', addressId).execute();
  const slot = { scheduleId, date: wednesday };
  expect(await change(await place({ slot }), { slot, addressId })).toMatchObject({ zoneId: north });
  expect(await placesIn(scheduleId)).toBe(1);
});

test('an order is never made cheaper than what was refunded on it', async () => {
  const order = await place({ lines: [line(kitchen.dahl, 4)] });
  const key = () => ({ 'Idempotency-Key': `refunded-${keys++}` });
  await karim.call('orders', 'payOrder', { id: order.id, ...key() }, { method: 'cash', amount: order.total });
  const refund = { method: 'cash' as const, amount: order.total - 100, reason: 'plat froid' };
  const refunded = await karim.call('orders', 'refundOrder', { id: order.id, ...key() }, refund);
  const fewer = { lines: [line(kitchen.dahl, 1)] };
  expect((await quote(refunded, fewer)).faults).toMatchObject([{ code: 'below-refunds', field: 'lines' }]);
  await expect(change(refunded, fewer)).rejects.toMatchObject(refusedWith('below-refunds', 'lines'));
  expect((await change(refunded, { kitchenNote: 'bien chaud' })).total).toBe(order.total);
});

test('all that is counted agrees with the orders that were changed', () => expectVerified(db));
