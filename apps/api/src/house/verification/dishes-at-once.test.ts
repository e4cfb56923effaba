import type { Order } from '@traiteur/contract/orders/order-record.ts';
import { expect, test } from 'vitest';
import { orderBook } from '../../testing/delivered-orders.ts';
import { expectVerified } from '../../testing/expect-verified.ts';
import { deadlocksIn } from '../../testing/sales-by-hand.ts';
import { smallKitchen, wednesday } from '../../testing/small-kitchen.ts';
import { testApp } from '../../testing/test-app.ts';

const { db, signedIn } = await testApp();
const kitchen = await smallKitchen(db);
const claire = await signedIn('owner');
const book = orderBook(claire, kitchen);
const slot = { scheduleId: kitchen.evening, date: wednesday };

const { line } = kitchen;
const dish = (name: string, more: object = {}) => kitchen.dish({ name, price: 900, ...more });
const placeAll = (count: number, productId: number, person: object = {}): Promise<Order[]> =>
  Promise.all(Array.from({ length: count }, () => book.place({ lines: [line(productId)], ...person })));
const replace = (id: number, byProductId: number, orders: readonly Order[]) =>
  claire.call('orders', 'replaceProduct', { id }, { byProductId, ids: orders.map((order) => order.id) });
const orderNow = ({ id }: Order) => claire.call('orders', 'get', { id });
const change = ({ id, version }: Order, lines: ReturnType<typeof line>[]) =>
  claire.call('orders', 'updateOrder', { id }, { version, slot, kitchenNote: '', driverNote: '', lines });

/** How many of these were done; what the rules refuse is expected, anything else is not. */
async function doneOf(calls: readonly Promise<unknown>[]): Promise<number> {
  const outcomes = await Promise.allSettled(calls);
  for (const outcome of outcomes)
    if (outcome.status === 'rejected')
      expect(outcome.reason).toMatchObject({ problem: { status: expect.closeTo(409, -1) as number } });
  return outcomes.filter(({ status }) => status === 'fulfilled').length;
}

test('of fifty who order the last portions while the kitchen says how many there are, as many get one as there are', async () => {
  const soup = await dish('Velouté', { available: 30 });
  const tell = (available: number) =>
    claire.call(
      'products',
      'setAvailability',
      { id: soup, date: wednesday },
      { sizes: [{ sizeId: kitchen.size, available }] },
    );
  const orders = Array.from({ length: 50 }, () => book.place({ lines: [line(soup)] }));
  const answers = [12, 4, 8].map(tell);
  const placedCount = await doneOf(orders);
  const takenThen = Math.max(...(await Promise.all(answers)).map(({ sizes }) => sizes[0]?.taken ?? 0));
  const [size] = (await claire.call('products', 'getAvailability', { id: soup, date: wednesday })).sizes;
  expect(size?.taken).toBe(placedCount);
  // Nobody gets more than was ever said, but for what was sold before.
  expect(placedCount).toBeLessThanOrEqual(Math.max(12, takenThen));
  expect(await doneOf([book.place({ lines: [line(soup)] })])).toBe((size?.left ?? 0) > 0 ? 1 : 0);
  await expectVerified(db);
});

test('a dish that is replaced while its orders are edited, refunded and cancelled leaves each of them one of these', async () => {
  const deadlocks = await deadlocksIn(db);
  const [soup, tart] = [await dish('Potage'), await dish('Tarte', { available: 20 })];
  const [edited, refunded, cancelled] = [await placeAll(4, soup), await placeAll(4, soup), await placeAll(4, soup)];
  for (const order of refunded) await book.pay(order);
  const orders = [...edited, ...refunded, ...cancelled];
  await doneOf([
    replace(soup, tart, orders),
    ...edited.map((order) => change(order, [line(soup, 2)])),
    ...refunded.map((order) => book.refund(order, 500)),
    ...cancelled.map((order) => book.cancel(order)),
    replace(soup, tart, orders.toReversed()),
  ]);
  // Changed once or twice, in whatever order.
  const becomes = [`${tart} 1 2`, `${soup} 2 2`, `${tart} 2 3`];
  for (const order of edited) {
    const { lines, version } = await orderNow(order);
    expect(becomes).toContain(`${lines[0]?.productId} ${lines[0]?.quantity} ${version}`);
  }
  for (const order of refunded) expect(await orderNow(order)).toMatchObject({ paid: 1390, refunded: 500 });
  for (const order of cancelled) expect(await orderNow(order)).toMatchObject({ status: 'cancelled' });
  expect(await deadlocksIn(db)).toBe(deadlocks);
  await expectVerified(db);
});

test('no conflict is missed where a dish takes another’s place while somebody says what it contains', async () => {
  const [soup, tart] = [await dish('Bouillon'), await dish('Quiche')];
  const orders = await placeAll(8, soup, kitchen.ines);
  const { id, ...tartNow } = await claire.call('products', 'get', { id: tart });
  const contains = [{ allergenId: kitchen.sesame, presence: 'contains' as const }];
  await doneOf([
    replace(soup, tart, orders.slice(0, 4)),
    claire.call('products', 'update', { id }, { ...tartNow, allergens: contains }),
    replace(soup, tart, orders.slice(4)),
  ]);
  for (const order of orders) {
    const { lines, allergyAlert } = await orderNow(order);
    expect([lines[0]?.productId === tart, allergyAlert]).toEqual(
      lines[0]?.productId === tart ? [true, 'unanswered'] : [false, null],
    );
  }
  await expectVerified(db);
});
