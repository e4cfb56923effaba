import type { RefundInput } from '@traiteur/contract/orders/payments.ts';
import { expect, test } from 'vitest';
import { expectVerified } from '../../testing/expect-verified.ts';
import { smallKitchen, wednesday } from '../../testing/small-kitchen.ts';
import { testApp } from '../../testing/test-app.ts';

const { db, signedIn } = await testApp();
const kitchen = await smallKitchen(db);
const claire = await signedIn('manager');
const accountant = await signedIn('accountant');
const driver = await signedIn('delivery');

let keys = 0;
const key = () => ({ 'Idempotency-Key': `refund-key-${keys++}` });

/** An order of 37.80 €, paid: two dahls of 9.50 €, a bowl of 13.90 € and the delivery of 4.90 €. */
async function paidOrder() {
  const { id, total } = await kitchen.place(claire, {
    lines: [kitchen.line(kitchen.dahl, 2), kitchen.line(kitchen.bowl)],
  });
  expect(total).toBe(3780);
  await driver.call('orders', 'payOrder', { id, ...key() }, { method: 'cash', amount: total });
  return id;
}

const refund = (id: number, wishes: Partial<RefundInput> & { amount: number }, header = key()) =>
  accountant.call('orders', 'refundOrder', { id, ...header }, { method: 'cash', reason: 'plat froid', ...wishes });

const amountOfClient = async () => (await claire.call('clients', 'get', { id: kitchen.marc.clientId })).ordersAmount;

const figures = async () => (await claire.call('sales-report', 'getSalesReport', { period: 'today' })).figures;

test('a portion given back is taken off the price: nothing is due, and client and sales follow', async () => {
  const id = await paidOrder();
  const [clientBefore, salesBefore] = [await amountOfClient(), await figures()];
  const order = await refund(id, { amount: 950, lines: [{ line: 0, quantity: 1 }] });
  expect(order).toMatchObject({
    paymentStatus: 'partially_refunded',
    paid: 3780,
    refunded: 950,
    credited: 950,
    due: 0,
  });
  expect(order.refundable).toEqual({
    amount: 2830,
    lines: [
      { quantity: 1, amount: 950 },
      { quantity: 1, amount: 1390 },
    ],
    deliveryFee: 490,
  });
  expect(order.payments.at(-1)).toMatchObject({
    kind: 'refund',
    note: 'plat froid',
    lines: [{ name: { en: 'Dahl' }, quantity: 1, amount: 950 }],
  });
  expect(order.events.at(-1)).toMatchObject({ kind: 'refunded', reason: 'plat froid', by: 'Claire accountant' });
  const sales = await figures();
  expect(await amountOfClient()).toBe(clientBefore - 950);
  // Half of what the two portions bear of the order's tax.
  expect([sales.refunds - salesBefore.refunds, sales.tax - salesBefore.tax, sales.net - salesBefore.net]).toEqual([
    950, -87, -863,
  ]);
  expect(sales.total).toBe(salesBefore.total);
});

test('the delivery fee, an amount and the rest are given back one after the other, down to nothing', async () => {
  const id = await paidOrder();
  await refund(id, { amount: 490, deliveryFee: true });
  await refund(id, { amount: 1000 });
  const order = await refund(id, { amount: 2290 });
  expect(order).toMatchObject({ paymentStatus: 'refunded', refunded: 3780, due: 0, refundable: { amount: 0 } });
  await expect(refund(id, { amount: 1 })).rejects.toMatchObject({ problem: { status: 409, code: 'refund-too-large' } });
});

test('never more than was paid, nor more portions than there were', async () => {
  const id = await paidOrder();
  for (const wishes of [{ amount: 3781 }, { amount: 2850, lines: [{ line: 0, quantity: 3 }] }])
    await expect(refund(id, wishes)).rejects.toMatchObject({ problem: { code: 'refund-too-large' } });
  await expect(refund(id, { amount: 900, lines: [{ line: 0, quantity: 1 }] })).rejects.toMatchObject({
    problem: { status: 409, code: 'stale' },
  });
});

test('refunds that meet give back no more than was paid', async () => {
  const id = await paidOrder();
  const settled = await Promise.allSettled(Array.from({ length: 20 }, () => refund(id, { amount: 1000 })));
  expect(settled.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
  expect(await claire.call('orders', 'get', { id })).toMatchObject({ refunded: 3000, refundable: { amount: 780 } });
  await expectVerified(db);
});

test('the same key gives money back once', async () => {
  const id = await paidOrder();
  const header = key();
  await refund(id, { amount: 500 }, header);
  expect(await refund(id, { amount: 500 }, header)).toMatchObject({ refunded: 500 });
});

test('what was paid too much goes back without making anything cheaper', async () => {
  const { id } = await kitchen.place(claire);
  await driver.call('orders', 'payOrder', { id, ...key() }, { method: 'meal_voucher', amount: 2000 });
  const earlierFigures = await figures();
  expect(await refund(id, { amount: 560 })).toMatchObject({ paymentStatus: 'paid', credited: 0, due: 0 });
  expect((await figures()).refunds).toBe(earlierFigures.refunds);
});

test('a cancelled order is given back without being taken off the sales twice', async () => {
  const salesBefore = await figures();
  const clientBefore = await amountOfClient();
  const id = await paidOrder();
  await refund(id, { amount: 950, lines: [{ line: 0, quantity: 1 }] });
  await claire.call('orders', 'cancelOrder', { id }, { reason: 'Malade' });
  await refund(id, { amount: 950, lines: [{ line: 0, quantity: 1 }] });
  const order = await refund(id, { amount: 1880 });
  expect(order).toMatchObject({ status: 'cancelled', paymentStatus: 'refunded', credited: 950, refunded: 3780 });
  expect([await figures(), await amountOfClient()]).toEqual([salesBefore, clientBefore]);
});

test('a refund noted by mistake is reversed: what it gave back can be given back again', async () => {
  const id = await paidOrder();
  const earlierFigures = [await figures(), await amountOfClient()];
  const { payments } = await refund(id, { amount: 1440, lines: [{ line: 0, quantity: 1 }], deliveryFee: true });
  const undone = await accountant.call('orders', 'undoRefund', { id }, { paymentId: payments.at(-1)?.id ?? 0 });
  expect(undone).toMatchObject({ paymentStatus: 'paid', refunded: 0, credited: 0, refundable: { amount: 3780 } });
  expect(undone.refundable.lines[0]).toEqual({ quantity: 2, amount: 1900 });
  expect([await figures(), await amountOfClient()]).toEqual(earlierFigures);
  await expectVerified(db);
});

test('a payment stays once its money was given back', async () => {
  const id = await paidOrder();
  const { payments } = await refund(id, { amount: 500 });
  expect(payments[0]).toMatchObject({ isUndoable: false });
  await expect(driver.call('orders', 'undoPayment', { id }, { paymentId: payments[0]?.id ?? 0 })).rejects.toMatchObject(
    { problem: { code: 'payment-final' } },
  );
});

test('drivers take payments and give nothing back', () => {
  expect([driver.offers('orders', 'refundOrder'), accountant.offers('orders', 'refundOrder')]).toEqual([false, true]);
});

test('what was given back of a dish that is taken out is not given back again with the others', async () => {
  const id = await paidOrder();
  await refund(id, { amount: 1390, lines: [{ line: 1, quantity: 1 }] });
  const { version, driverNote = '', kitchenNote } = await claire.call('orders', 'get', { id });
  const dahls = [kitchen.line(kitchen.dahl, 4)];
  const slot = { scheduleId: kitchen.evening, date: wednesday };
  const changedOrder = await claire.call(
    'orders',
    'updateOrder',
    { id },
    { slot, lines: dahls, version, kitchenNote, driverNote },
  );
  expect(changedOrder).toMatchObject({ total: 4290, credited: 1390 });
  const overpaidOrder = await driver.call('orders', 'payOrder', { id, ...key() }, { method: 'cash', amount: 5000 });
  expect(overpaidOrder.refundable.lines[0]?.amount).toBeLessThanOrEqual(4290 - 1390);
  await expect(refund(id, { amount: 3800, lines: [{ line: 0, quantity: 4 }] })).rejects.toMatchObject({
    problem: { status: 409, code: 'stale' },
  });
  const amount = (overpaidOrder.refundable.lines[0]?.amount ?? 0) + overpaidOrder.refundable.deliveryFee;
  const refunded = await refund(id, { amount, lines: [{ line: 0, quantity: 4 }], deliveryFee: true });
  expect(refunded).toMatchObject({ total: 4290, credited: 4290, due: 0 });
  await expectVerified(db);
});
