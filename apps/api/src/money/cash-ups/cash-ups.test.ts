import { expect, test } from 'vitest';
import { expectVerified } from '../../testing/expect-verified.ts';
import { refusedWith } from '../../testing/expectations/refused-with.ts';
import { smallKitchen } from '../../testing/small-kitchen.ts';
import { testApp } from '../../testing/test-app.ts';
import { whileSomebodySaves } from '../../testing/while-somebody-saves.ts';

const { db, pool, signedIn } = await testApp();
const kitchen = await smallKitchen(db);
const claire = await signedIn('manager');
const driver = await signedIn('delivery');
const today = '2026-11-23';

let keys = 0;
const key = () => ({ 'Idempotency-Key': `cash-up-key-${keys++}` });

/** An order of 14.40 €, paid by that method to that person. */
async function take(method: 'cash' | 'cheque', person = driver) {
  const { id, due } = await kitchen.place(claire);
  return person.call('orders', 'payOrder', { id, ...key() }, { method, amount: due });
}

const takers = async (date = today) => (await claire.call('cash-ups', 'getCashUps', { date })).takers;

async function cashUp(sums: { cash: number; cheque: number }) {
  const [till] = (await takers()).filter(({ taker }) => taker === 'Claire delivery');
  if (!till) throw new Error('the driver took something');
  const { takerId, taker, open } = till;
  return claire.call(
    'cash-ups',
    'cashUp',
    {},
    {
      takerId,
      taker,
      date: today,
      sums: open.map(({ method, amount }) => ({
        method,
        expected: amount,
        counted: method === 'cash' ? sums.cash : sums.cheque,
      })),
      note: '',
    },
  );
}

test('a day’s till is told by who took what, cashed up with what is missing, and then closed', async () => {
  await take('cash');
  const second = await take('cash');
  const third = await take('cheque');
  await take('cash', claire);
  const undone = second.payments[0]?.id ?? 0;
  await driver.call('orders', 'undoPayment', { id: second.id }, { paymentId: undone });
  expect(await takers()).toMatchObject([
    {
      taker: 'Claire delivery',
      open: [
        { method: 'cash', amount: 1440 },
        { method: 'cheque', amount: 1440 },
      ],
      cashUps: [],
    },
    { taker: 'Claire manager', open: [{ method: 'cash', amount: 1440 }] },
  ]);
  expect(await cashUp({ cash: 1400, cheque: 1440 })).toMatchObject({
    taker: 'Claire delivery',
    by: 'Claire manager',
    expected: 2880,
    counted: 2840,
    difference: -40,
  });
  const [till] = await takers();
  expect(till).toMatchObject({ open: [], cashUps: [{ difference: -40 }] });
  await expect(
    driver.call('orders', 'undoPayment', { id: third.id }, { paymentId: third.payments[0]?.id ?? 0 }),
  ).rejects.toMatchObject({ problem: { code: 'payment-final' } });
  await expectVerified(db);
});

test('what was noted meanwhile is not cashed up unseen', async () => {
  await take('cash');
  const [till] = await takers();
  await take('cash');
  const stale = claire.call(
    'cash-ups',
    'cashUp',
    {},
    {
      takerId: till?.takerId ?? null,
      taker: till?.taker ?? '',
      date: today,
      sums: [{ method: 'cash', expected: 1440, counted: 1440 }],
    },
  );
  await expect(stale).rejects.toMatchObject({ problem: { status: 409, code: 'stale' } });
  expect((await takers())[0]?.open).toEqual([{ method: 'cash', amount: 2880 }]);
});

test('two who cash up at once do it once, and a payment that is taken back meanwhile is in no till or in the same', async () => {
  const { id, payments } = await take('cash');
  const settled = await Promise.allSettled([
    cashUp({ cash: 0, cheque: 0 }),
    cashUp({ cash: 0, cheque: 0 }),
    driver.call('orders', 'undoPayment', { id }, { paymentId: payments[0]?.id ?? 0 }),
  ]);
  expect(settled.slice(0, 2).filter(({ status }) => status === 'fulfilled').length).toBeLessThanOrEqual(1);
  const halves = await db.selectFrom('payments').select('cash_up_id').where('order_id', '=', id).execute();
  // A cashed-up payment cannot be undone; an undone payment is in the same till as its reversal.
  expect(new Set(halves.map((half) => half.cash_up_id)).size).toBe(1);
});

test('who takes back a payment waits for who cashes it up, and then takes nothing back', async () => {
  const { id, payments } = await take('cash');
  const paymentId = payments[0]?.id ?? 0;
  const answer = await whileSomebodySaves(
    pool,
    `with closed as (
       insert into cash_ups (taker_name, date, at, by_name) values ('Claire delivery', '${today}', now(), 'Claire') returning id)
     update payments set cash_up_id = closed.id from closed where payments.id = ${paymentId}`,
    () => driver.call('orders', 'undoPayment', { id }, { paymentId }),
  );
  expect(answer).toMatchObject(refusedWith('payment-final'));
});

test('a day ends at the house’s midnight', async () => {
  const { id } = await take('cash');
  const at = new Date('2026-11-24T23:30:00Z');
  // By hand, as below: whoever takes them would have to sign in anew on each day.
  await db.updateTable('payments').set({ at }).where('order_id', '=', id).execute();
  expect(await takers('2026-11-24')).toEqual([]);
  expect(await takers('2026-11-25')).toMatchObject([{ open: [{ method: 'cash', amount: 1440 }] }]);
});

/** Payments noted in a day that nobody else has. */
async function tillOn(date: string, ...orders: { id: number }[]) {
  const at = new Date(`${date}T12:00:00Z`);
  const ids = orders.map(({ id }) => id);
  await db.updateTable('payments').set({ at }).where('order_id', 'in', ids).where('reverses', 'is', null).execute();
  const [till] = await takers(date);
  if (!till) throw new Error('somebody took something');
  return { date, note: '', ...till };
}

const cashOf = (expected: number, amount = expected) => ({
  sums: [{ method: 'cash' as const, expected, counted: amount }],
});

test('what somebody else takes back another day is taken out of the till that it was noted in', async () => {
  const first = await take('cash');
  const { takerId, taker, date, note } = await tillOn('2026-12-01', first, await take('cash'));
  await claire.call('orders', 'undoPayment', { id: first.id }, { paymentId: first.payments[0]?.id ?? 0 });
  expect(await takers(date)).toMatchObject([{ taker: 'Claire delivery', open: [{ method: 'cash', amount: 1440 }] }]);
  const closedTill = await claire.call('cash-ups', 'cashUp', {}, { takerId, taker, date, note, ...cashOf(1440) });
  expect(closedTill.difference).toBe(0);
  expect((await takers()).filter((till) => till.taker === 'Claire manager')).not.toMatchObject([
    { open: [{ amount: -1440 }] },
  ]);
});

test('a till is kept under the name of who took the money, whatever name it is sent with', async () => {
  const { takerId, date, note } = await tillOn('2026-12-02', await take('cash'));
  const otherTill = { takerId, taker: 'Quelqu’un d’autre', date, note, ...cashOf(1440) };
  expect((await claire.call('cash-ups', 'cashUp', {}, otherTill)).taker).toBe('Claire delivery');
});

test('what no till holds is refused, and what a till may hold is cashed up', async () => {
  const { takerId, taker, date, note } = await tillOn('2026-12-03', await take('cash'));
  const count = (amount: number) =>
    claire.call('cash-ups', 'cashUp', {}, { takerId, taker, date, note, ...cashOf(1440, amount) });
  await expect(count(2 ** 53 - 1)).rejects.toMatchObject({ problem: { status: 422 } });
  expect((await count(2 ** 31)).difference).toBe(2 ** 31 - 1440);
});

test('a driver sees and cashes up their own till alone, the accountant everybody’s', async () => {
  await take('cash');
  await take('cash', claire);
  const date = '2026-12-04';
  await db
    .updateTable('payments')
    .set({ at: new Date(`${date}T12:00:00Z`) })
    .where('at', '>=', new Date(`${today}T00:00:00Z`))
    .where('at', '<', new Date('2026-11-24T00:00:00Z'))
    .where('cash_up_id', 'is', null)
    .execute();
  const accountant = await signedIn('accountant');
  const [ownTill, otherTill] = (await accountant.call('cash-ups', 'getCashUps', { date })).takers;
  expect([ownTill?.taker, otherTill?.taker]).toEqual(['Claire delivery', 'Claire manager']);
  expect((await driver.call('cash-ups', 'getCashUps', { date })).takers).toEqual([ownTill]);
  const closeAs = (person: typeof driver, till = ownTill) =>
    person.call(
      'cash-ups',
      'cashUp',
      {},
      {
        takerId: till?.takerId ?? null,
        taker: till?.taker ?? '',
        date,
        note: '',
        sums: (till?.open ?? []).map(({ method, amount }) => ({ method, expected: amount, counted: amount })),
      },
    );
  await expect(closeAs(driver, otherTill)).rejects.toMatchObject({ problem: { status: 403, code: 'not-allowed' } });
  const nobody = { ...ownTill, takerId: null, taker: 'Claire delivery', open: ownTill?.open ?? [], cashUps: [] };
  await expect(closeAs(driver, nobody)).rejects.toMatchObject({ problem: { code: 'not-allowed' } });
  expect(await closeAs(driver)).toMatchObject({ taker: 'Claire delivery', by: 'Claire delivery' });
  expect(await closeAs(accountant, otherTill)).toMatchObject({ taker: 'Claire manager', by: 'Claire accountant' });
});
