import { amountDue, overpaidOf, paymentStatusOf } from '@traiteur/domain/money/payment-status.ts';
import { expect, test } from 'vitest';
import { expectVerified } from '../../testing/expect-verified.ts';
import { smallKitchen } from '../../testing/small-kitchen.ts';
import { testApp } from '../../testing/test-app.ts';

const { db, signedIn } = await testApp();
const kitchen = await smallKitchen(db);
const claire = await signedIn('manager');
const driver = await signedIn('delivery');

let keys = 0;
const key = () => ({ 'Idempotency-Key': `payment-key-${keys++}` });

/** An order of 23.90 €: two dahls and the delivery. */
const place = () => kitchen.place(claire, { lines: [kitchen.line(kitchen.dahl, 2)] });

const pay = (id: number, amount: number, header = key()) =>
  driver.call('orders', 'payOrder', { id, ...header }, { method: 'cash', amount });

test('an order of which everything is paid has nothing due, and its timeline says who took it and how', async () => {
  const { id, total, due } = await place();
  expect([total, due]).toEqual([2390, 2390]);
  const paidOrder = await pay(id, 2390);
  expect(paidOrder).toMatchObject({ paymentStatus: 'paid', paid: 2390, due: 0, refundable: { amount: 2390 } });
  expect(paidOrder.payments).toMatchObject([
    { kind: 'payment', method: 'cash', amount: 2390, by: 'Claire delivery', isUndoable: true },
  ]);
  expect(paidOrder.events.at(-1)).toMatchObject({
    kind: 'paid',
    payment: { kind: 'payment', method: 'cash', amount: 2390 },
  });
});

test('what is paid in part leaves the rest due, and what is paid too much is kept as it was paid', async () => {
  const { id } = await place();
  expect(await pay(id, 1000)).toMatchObject({ paymentStatus: 'partly_paid', due: 1390 });
  expect(await pay(id, 1500)).toMatchObject({ paymentStatus: 'paid', due: 0, paid: 2500 });
});

test('where nothing is due nothing is taken: of a paid order, of a cancelled one', async () => {
  const [first, second] = [await place(), await place()];
  await pay(first.id, 2390);
  await claire.call('orders', 'cancelOrder', { id: second.id }, { reason: 'Malade' });
  for (const { id } of [first, second])
    await expect(pay(id, 100)).rejects.toMatchObject({ problem: { status: 409, code: 'nothing-due' } });
});

test('the same key notes a payment once, and another amount under it is refused', async () => {
  const { id } = await place();
  const header = key();
  await pay(id, 500, header);
  expect(await pay(id, 500, header)).toMatchObject({ paid: 500 });
  await expect(pay(id, 600, header)).rejects.toMatchObject({ problem: { code: 'idempotency-key-reused' } });
});

test('many who take the whole amount at once take it once', async () => {
  const { id } = await place();
  const settled = await Promise.allSettled(Array.from({ length: 20 }, () => pay(id, 2390)));
  expect(settled.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect(await claire.call('orders', 'get', { id })).toMatchObject({ paid: 2390 });
  await expectVerified(db);
});

test('a payment noted by mistake is reversed by another entry, once', async () => {
  const { id } = await place();
  const { payments } = await pay(id, 2390);
  const undo = () => driver.call('orders', 'undoPayment', { id }, { paymentId: payments[0]?.id ?? 0 });
  const undone = await undo();
  expect(undone).toMatchObject({ paymentStatus: 'unpaid', paid: 0, due: 2390 });
  expect(undone.payments).toMatchObject([
    { amount: 2390, isUndone: true, isUndoable: false },
    { amount: -2390, reverses: payments[0]?.id, isUndoable: false },
  ]);
  expect(undone.events.at(-1)).toMatchObject({ kind: 'payment_undone', by: 'Claire delivery' });
  await expect(undo()).rejects.toMatchObject({ problem: { status: 409, code: 'payment-final' } });
});

test('who takes payments takes back what they noted themselves, and who gives money back what others noted too', async () => {
  const { id } = await place();
  const otherDriver = await signedIn('delivery');
  const takerOf = async (person: typeof driver) => {
    const { payments } = await person.call('orders', 'payOrder', { id, ...key() }, { method: 'cash', amount: 100 });
    return payments.at(-1)?.id ?? 0;
  };
  const undo = (person: typeof driver, paymentId: number) =>
    person.call('orders', 'undoPayment', { id }, { paymentId });
  const [byDriver, byOther, byManager] = [await takerOf(driver), await takerOf(otherDriver), await takerOf(claire)];
  for (const paymentId of [byOther, byManager])
    await expect(undo(driver, paymentId)).rejects.toMatchObject({ problem: { status: 403, code: 'not-allowed' } });
  expect(await claire.call('orders', 'get', { id })).toMatchObject({ paid: 300 });
  expect(await undo(driver, byDriver)).toMatchObject({ paid: 200 });
  expect(await undo(claire, byOther)).toMatchObject({ paid: 100 });
  // As where who noted it has been removed.
  await db.updateTable('payments').set({ by_id: null }).where('id', '=', byManager).execute();
  await expect(undo(driver, byManager)).rejects.toMatchObject({ problem: { code: 'not-allowed' } });
  expect(await undo(claire, byManager)).toMatchObject({ paid: 0 });
});

test('each payment leaves an entry in the audit log', async () => {
  const { id } = await place();
  await pay(id, 1000);
  await pay(id, 1390);
  const entries = await db
    .selectFrom('audit_entries')
    .select(['before', 'after'])
    .where('operation', '=', 'payOrder')
    .where('thing_id', '=', String(id))
    .orderBy('id')
    .execute();
  expect(entries).toMatchObject([
    { before: { paid: 0, paymentStatus: 'unpaid' }, after: { paid: 1000, paymentStatus: 'partly_paid' } },
    { before: { paid: 1000 }, after: { paid: 2390, paymentStatus: 'paid' } },
  ]);
});

test('drivers and accountants take payments, the kitchen does not', async () => {
  const offered = async (role: 'kitchen' | 'delivery' | 'accountant') =>
    (await signedIn(role)).offers('orders', 'payOrder');
  expect([await offered('delivery'), await offered('accountant'), await offered('kitchen')]).toEqual([
    true,
    true,
    false,
  ]);
});

test('the database derives what the domain says of an order’s money', async () => {
  const { id } = await place();
  const amounts = [0, 1, 1000, 2390, 3000];
  const money = amounts.flatMap((total) =>
    amounts.flatMap((paidAmount) =>
      amounts.flatMap((refunded) => amounts.map((credited) => ({ total, paid: paidAmount, refunded, credited }))),
    ),
  );
  const possible = money.filter(({ paid, refunded, credited }) => refunded <= paid && credited <= refunded);
  const cases = possible.flatMap((sums) =>
    (['delivered', 'cancelled'] as const).map((status) => ({ ...sums, status })),
  );
  for (const { status, ...amounts } of cases) {
    // No verb leads to each of these sums.
    const row = await db
      .updateTable('orders')
      .set({ ...amounts, status })
      .where('id', '=', id)
      .returning(['payment_status as paymentStatus', 'due', 'overpaid'])
      .executeTakeFirstOrThrow();
    const amountsOf = { ...amounts, cancelled: status === 'cancelled' };
    const rule = {
      paymentStatus: paymentStatusOf(amountsOf),
      due: amountDue(amountsOf),
      overpaid: overpaidOf(amountsOf),
    };
    expect({ ...amountsOf, ...row }).toEqual({ ...amountsOf, ...rule });
  }
});

test('what is taken for an order stays within what can be counted, however often it is given back', async () => {
  const { id } = await place();
  await pay(id, 1000);
  await expect(pay(id, 100_000_000)).rejects.toMatchObject({
    problem: { status: 409, code: 'payment-too-large', errors: [{ field: 'amount' }] },
  });
  expect(await pay(id, 100_000_000 - 1000)).toMatchObject({ paid: 100_000_000, due: 0 });
});
