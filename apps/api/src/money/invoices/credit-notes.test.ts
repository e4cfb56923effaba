import type { InvoiceRow } from '@traiteur/contract/money/invoices.ts';
import type { Order } from '@traiteur/contract/orders/order-record.ts';
import { expect, test } from 'vitest';
import { seededRandom } from '../../../../../db/demo/random.ts';
import { orderBook } from '../../testing/delivered-orders.ts';
import { smallKitchen } from '../../testing/small-kitchen.ts';
import { testApp } from '../../testing/test-app.ts';
import { verify } from '../../house/verification/verify.ts';

const { db, signedIn } = await testApp();
const kitchen = await smallKitchen(db);
const owner = await signedIn('owner');
const book = orderBook(owner, kitchen);

/** What an order was given, the oldest first. */
async function documentsOf({ id }: Pick<Order, 'id'>) {
  const { items } = await owner.call('invoices', 'list', { orderId: id });
  return items.toSorted((a, b) => a.id - b.id);
}

/** Invoices less credit notes, in cents. */
const netOf = (documents: readonly InvoiceRow[]) =>
  documents.reduce((sum, { kind, total }) => sum + (kind === 'invoice' ? total : -total), 0);

test('an order is given its invoice when all of it is paid, and not again when it is delivered', async () => {
  const order = await book.place();
  await book.pay(order, 1000);
  expect(await documentsOf(order)).toEqual([]);
  await book.pay(order, 1390);
  const [invoice, ...otherDocuments] = await documentsOf(order);
  expect([invoice, otherDocuments]).toMatchObject([{ kind: 'invoice', total: 2390 }, []]);
  const { document } = await owner.call('invoices', 'get', { id: invoice?.id ?? 0 });
  expect(document).toMatchObject({
    delivery: { isDone: false },
    paid: 2390,
    payments: [
      { method: 'cash', amount: 1000 },
      { method: 'cash', amount: 1390 },
    ],
  });
  for (const action of ['confirm', 'startPreparation', 'ready', 'dispatch', 'deliver'] as const)
    await book.step(order, action);
  expect(await documentsOf(order)).toHaveLength(1);
});

test('a refund gives a credit note of what it takes off the price, with its taxes', async () => {
  const order = await book.pay(await book.place());
  await book.refund(order, 1100);
  const [invoice, credit] = await documentsOf(order);
  expect(credit).toMatchObject({
    kind: 'credit_note',
    reason: 'refunded',
    total: 1100,
    corrects: { id: invoice?.id, number: invoice?.number },
  });
  const { document } = await owner.call('invoices', 'get', { id: credit?.id ?? 0 });
  expect(document).toMatchObject({ taxes: [{ base: 1000, amount: 100 }], net: 1000, total: 1100 });
});

test('what was paid beyond the price goes back without a credit note', async () => {
  const order = await book.pay(await book.place(), 3000);
  await book.refund(order, 610);
  expect(await documentsOf(order)).toHaveLength(1);
});

test('a refund taken back credits what is left, and invoices the order anew', async () => {
  const order = await book.pay(await book.place());
  const { payments } = await book.refund(order, 1000);
  await owner.call('orders', 'undoRefund', { id: order.id }, { paymentId: payments.at(-1)?.id ?? 0 });
  expect(await documentsOf(order)).toMatchObject([
    { kind: 'invoice', total: 2390 },
    { kind: 'credit_note', reason: 'refunded', total: 1000 },
    { kind: 'credit_note', reason: 'changed', total: 1390 },
    { kind: 'invoice', total: 2390 },
  ]);
});

test('an order that is changed after its invoice has it credited, and gets another one', async () => {
  const order = await book.pay(await book.place());
  const changedOrder = await book.change(order, 3);
  const documents = await documentsOf(order);
  expect(documents).toMatchObject([
    { kind: 'invoice', total: 2390 },
    { kind: 'credit_note', reason: 'changed', total: 2390 },
    { kind: 'invoice', total: changedOrder.total },
  ]);
});

test('an order that is changed after a refund is invoiced anew, less what was given back', async () => {
  const order = await book.pay(await book.place());
  const { version } = await book.refund(order, 1000);
  const changedOrder = await book.change({ id: order.id, version }, 3);
  const documents = await documentsOf(order);
  expect(documents).toMatchObject([
    { kind: 'invoice', total: 2390 },
    { reason: 'refunded', total: 1000 },
    { reason: 'changed', total: 1390 },
    { kind: 'invoice', total: changedOrder.total - 1000 },
  ]);
});

test('an order that is cancelled after its invoice has what is left of it credited', async () => {
  const order = await book.pay(await book.place());
  await book.refund(order, 1000);
  await book.cancel(order);
  expect(await documentsOf(order)).toMatchObject([
    { total: 2390 },
    { reason: 'refunded', total: 1000 },
    { reason: 'cancelled', total: 1390 },
  ]);
  // Its money goes back without another credit note.
  await book.refund(order, 1390);
  expect(await documentsOf(order)).toHaveLength(3);
});

test('a cancellation taken back gives the order another invoice', async () => {
  const order = await book.pay(await book.place());
  const { events } = await book.cancel(order);
  const cancelled = events.find(({ kind }) => kind === 'cancelled');
  await owner.call('orders', 'undoOrderChange', { id: order.id }, { eventId: cancelled?.id ?? 0 });
  expect(await documentsOf(order)).toMatchObject([{ total: 2390 }, { reason: 'cancelled' }, { kind: 'invoice' }]);
});

test('whatever is paid, refunded, changed and cancelled at once, the numbers have no gap and the documents agree with the orders', async () => {
  const random = seededRandom(11);
  const orders = await Promise.all(Array.from({ length: 6 }, () => book.place()));
  const read = ({ id }: Order) => owner.call('orders', 'get', { id });
  const works = [
    (order: Order) => book.pay(order, 2390),
    (order: Order) => book.pay(order, 1200),
    (order: Order) => book.refund(order, random.int(1, 900)),
    (order: Order) => book.change(order, random.int(1, 4)),
    (order: Order) => book.cancel(order),
  ];
  const chances = [0, 0, 0, 1, 1, 2, 2, 3, 3, 4];
  // Refused are those that come when nothing is due, paid or left to change.
  await Promise.allSettled(
    Array.from({ length: 60 }, async () => works[random.pick(chances)]?.(await read(random.pick(orders)))),
  );
  for (const order of orders) {
    const [{ status, total, credited }, documents] = [await read(order), await documentsOf(order)];
    if (documents.length > 0) expect(netOf(documents)).toBe(status === 'cancelled' ? 0 : total - credited);
  }
  expect(await verify(db)).toEqual([]);
});
