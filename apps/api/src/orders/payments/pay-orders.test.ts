import { expect, test } from 'vitest';
import { expectVerified } from '../../testing/expect-verified.ts';
import { smallKitchen } from '../../testing/small-kitchen.ts';
import { testApp } from '../../testing/test-app.ts';

const { db, signedIn } = await testApp();
const kitchen = await smallKitchen(db);
const claire = await signedIn('manager');
const accountant = await signedIn('accountant');

let keys = 0;
const key = () => ({ 'Idempotency-Key': `payments-key-${keys++}` });
const place = () => kitchen.place(claire);

test('of each order what is due is noted that way; those of which nothing is due are named', async () => {
  const [first, second, third] = [await place(), await place(), await place()];
  await claire.call('orders', 'payOrder', { id: first.id, ...key() }, { method: 'cash', amount: 440 });
  await claire.call('orders', 'cancelOrder', { id: third.id }, { reason: 'Malade' });
  const ids = [first.id, second.id, third.id];
  const way = { method: 'transfer' as const, note: 'Relevé du 23' };
  const answer = await accountant.call('orders', 'payOrders', {}, { orders: { ids }, ...way });
  expect(answer.done.map(({ id }) => id)).toEqual([first.id, second.id]);
  expect(answer.refused).toMatchObject([{ id: third.id, code: 'nothing-due' }]);
  const paidOrder = await claire.call('orders', 'get', { id: first.id });
  expect(paidOrder).toMatchObject({ paymentStatus: 'paid', due: 0 });
  expect(paidOrder.payments.at(-1)).toMatchObject({ method: 'transfer', amount: 1000, note: 'Relevé du 23' });
  const entries = db.selectFrom('audit_entries').select('operation').where('thing_id', '=', String(second.id));
  expect((await entries.execute()).map(({ operation }) => operation)).toContain('payOrder');
});

test('all that a list shows is paid once, though two do it at once', async () => {
  for (let count = 0; count < 5; count++) await place();
  const matching = { paymentStatus: 'unpaid', status: 'pending' };
  const pay = () => accountant.call('orders', 'payOrders', {}, { orders: { matching }, method: 'cheque' });
  const [first, second] = await Promise.all([pay(), pay()]);
  expect(first.done.length + second.done.length).toBe(5);
  await expectVerified(db);
});
