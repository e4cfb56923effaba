import { expect, test } from 'vitest';
import { smallKitchen } from '../../testing/small-kitchen.ts';
import { testApp } from '../../testing/test-app.ts';

const { db, signedIn } = await testApp();
const kitchen = await smallKitchen(db);
const accountant = await signedIn('accountant');
const driver = await signedIn('delivery');

const pay = async (amount: number, method: 'cash' | 'cheque') => {
  const { id } = await kitchen.place(await signedIn('manager'));
  const key = { id, 'Idempotency-Key': crypto.randomUUID() };
  return driver.call('orders', 'payOrder', key, { amount, method });
};

test('takings add up by means and by day, refunds and mistakes taken off, as the tills do', async () => {
  const first = await pay(1440, 'cash');
  const mistake = await pay(900, 'cheque');
  await pay(500, 'cheque');
  const [payment] = mistake.payments;
  await driver.call('orders', 'undoPayment', { id: mistake.id }, { paymentId: payment?.id ?? 0 });
  await accountant.call(
    'orders',
    'refundOrder',
    { id: first.id, 'Idempotency-Key': crypto.randomUUID() },
    { method: 'cash', amount: 440, reason: 'plat froid' },
  );
  const account = await accountant.call('takings', 'getTakings', {});
  expect(account).toMatchObject({ from: '2026-11-01', to: '2026-11-23', received: 1940, refunded: 440, net: 1500 });
  expect(account.means).toEqual([
    { method: 'cash', payments: 1, received: 1440, refunds: 1, refunded: 440, net: 1000 },
    { method: 'cheque', payments: 1, received: 500, refunds: 0, refunded: 0, net: 500 },
  ]);
  expect(account.days).toMatchObject([{ date: '2026-11-23', net: 1500, means: [{ net: 1000 }, { net: 500 }] }]);
  const { takers } = await accountant.call('cash-ups', 'getCashUps', { date: '2026-11-23' });
  const tills = takers.flatMap(({ open }) => open).reduce((sum, { amount }) => sum + amount, 0);
  expect(tills).toBe(account.net);
  const days = { from: '2026-11-20', to: '2026-11-22' };
  expect((await accountant.call('takings', 'getTakings', days)).days).toEqual([]);
});

test('who sees no reports sees no takings, and the file comes in the reader’s language', async () => {
  await expect(driver.call('takings', 'getTakings', {})).rejects.toThrow();
  const file = await accountant.call('takings', 'exportTakings', {});
  expect(file.headers.get('content-disposition')).toMatch(/takings-2026-11-01-2026-11-23\.xlsx|encaissements-/);
});
