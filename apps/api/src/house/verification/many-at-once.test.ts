import type { Order } from '@traiteur/contract/orders/order-record.ts';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { deadlocksIn } from '../../testing/sales-by-hand.ts';
import { orderBook } from '../../testing/delivered-orders.ts';
import { expectVerified } from '../../testing/expect-verified.ts';
import { smallKitchen, wednesday } from '../../testing/small-kitchen.ts';
import { testApp } from '../../testing/test-app.ts';

const { db, signedIn } = await testApp();
const kitchen = await smallKitchen(db);
const claire = await signedIn('owner');
const book = orderBook(claire, kitchen);
const rice = kitchen.line(await kitchen.dish({ name: 'Riz', price: 600 }));
const slot = { scheduleId: kitchen.evening, date: wednesday };

/** What became of calls made at once: how many did, and the codes of the refusals. */
async function outcomesOf(calls: readonly Promise<unknown>[]) {
  const outcomes = await Promise.allSettled(calls);
  const refusals = outcomes.flatMap((outcome) =>
    outcome.status === 'rejected' ? [(outcome.reason as { problem?: { code?: string } }).problem?.code] : [],
  );
  return { done: outcomes.length - refusals.length, refusals: new Set(refusals) };
}

const times = <Item>(count: number, make: (index: number) => Item): Item[] =>
  Array.from({ length: count }, (_, index) => make(index));

test('of 200 changes at once that want the last portion, one gets it', async () => {
  const tart = await kitchen.dish({ name: 'Tarte', price: 700, available: 21 });
  const lines = (quantity: number) => [kitchen.line(tart, quantity)];
  const orders: Order[] = [];
  for (const _ of times(20, Number)) orders.push(await book.place({ lines: lines(1) }));
  const change = ({ id, version }: Order) =>
    claire.call('orders', 'updateOrder', { id }, { version, slot, kitchenNote: '', driverNote: '', lines: lines(2) });
  const { done, refusals } = await outcomesOf(times(200, (index) => change(orders[index % 20] as Order)));
  expect(done).toBe(1);
  expect(refusals).toEqual(new Set(['quantity-unavailable', 'stale']));
  await expectVerified(db);
});

test('of 200 refunds at once, as many go back as were paid for', async () => {
  const order = await book.place();
  await book.pay(order);
  const { done, refusals } = await outcomesOf(times(200, () => book.refund(order, 1000)));
  expect([done, refusals]).toEqual([2, new Set(['refund-too-large'])]);
  expect(await claire.call('orders', 'get', { id: order.id })).toMatchObject({ paid: 2390, refunded: 2000 });
  await expectVerified(db);
});

test('of 30 orders that two say were paid, all at once, each is paid once', async () => {
  const orders = await Promise.all(times(30, () => book.place({ lines: [rice] })));
  const ids = orders.map(({ id }) => id);
  const pay = (batch: number[]) => claire.call('orders', 'payOrders', {}, { orders: { ids: batch }, method: 'cash' });
  const answers = await Promise.all([pay(ids), pay(ids.toReversed())]);
  const paidIds = answers.flatMap((answer) => answer.done.map(({ id }) => id));
  expect(paidIds.toSorted((a, b) => a - b)).toEqual(ids.toSorted((a, b) => a - b));
  expect(new Set(answers.flatMap(({ refused }) => refused.map(({ code }) => code)))).toEqual(new Set(['nothing-due']));
  const { rows } = await sql<{ paid: number }>`select sum(amount)::integer as paid from payments where method = 'cash'
    and order_id = any(${ids}::integer[])`.execute(db);
  expect(rows[0]?.paid).toBe(orders.reduce((sum, { total }) => sum + total, 0));
  await expectVerified(db);
});

test('of 200 that cancel an order and send it out again at once, one does', async () => {
  const deadlocks = await deadlocksIn(db);
  const orders: Order[] = [];
  for (const _ of times(10, Number)) {
    const { id } = await book.send();
    orders.push(await claire.call('orders', 'failOrderDelivery', { id }, { reason: 'personne' }));
  }
  const { done, refusals } = await outcomesOf(
    times(200, (index) => {
      const order = orders[index % 10] as Order;
      return index % 20 < 10 ? book.cancel(order) : book.step(order, 'dispatch');
    }),
  );
  expect([done, refusals]).toEqual([10, new Set(['status-not-allowed'])]);
  for (const { id } of orders)
    expect(['cancelled', 'delivering']).toContain((await claire.call('orders', 'get', { id })).status);
  expect(await deadlocksIn(db)).toBe(deadlocks);
  await expectVerified(db);
});
