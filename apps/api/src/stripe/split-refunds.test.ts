import { expect, test } from 'vitest';
import { expectVerified } from '../testing/expect-verified.ts';
import { onlineHouse } from '../testing/stripe/online-house.ts';
import { sendRefund } from './send-refund.ts';

const { db, services, standIn, claire, key, place, kitchen, linkTo, start, intentOf, tell, orderNow } =
  await onlineHouse();

async function payOnline(id: number) {
  await start(await linkTo(id));
  const intent = standIn.payInBrowser(intentOf(id).id);
  await tell(standIn.news('payment_intent.succeeded', intent));
  return intent;
}

/** An order of 47.50 € that was paid online, 23.90 € when it was placed, and the rest when it had grown. */
async function paidTwice() {
  const { id, version, slotStart } = await place();
  expect(slotStart).toBe('18:00');
  const first = await payOnline(id);
  const slot = { scheduleId: kitchen.evening, date: '2026-11-25' };
  const lines = [kitchen.line(kitchen.dahl, 5)];
  await claire.call('orders', 'updateOrder', { id }, { version, slot, kitchenNote: '', driverNote: '', lines });
  const second = await payOnline(id);
  return { id, first, second };
}

async function leave(id: number) {
  const { payments } = await orderNow(id);
  for (const { id: paymentId, onlineState } of payments)
    if (onlineState === 'under_way') await sendRefund(paymentId, services);
}

const refund = (id: number, amount: number, more: object = {}) =>
  claire.call('orders', 'refundOrder', { id, ...key() }, { method: 'online', amount, reason: 'Plat froid', ...more });
const refundMailsOf = (id: number) =>
  db.selectFrom('mails').select(['id', 'state']).where('order_id', '=', id).where('kind', '=', 'refunded').execute();
const backOf = ({ id }: { id: string }) =>
  standIn
    .refunds()
    .filter((candidate) => candidate['payment_intent'] === id)
    .map((candidate) => candidate['amount']);

test('a refund that no single payment holds goes back to both, told once, never more to one than it brought', async () => {
  const { id, first, second } = await paidTwice();
  expect([first.amount_received, second.amount_received]).toEqual([2390, 2360]);
  await expect(refund(id, 4751)).rejects.toMatchObject({ problem: { code: 'refund-too-large' } });
  const order = await refund(id, 4000);
  expect(order.payments.slice(-2)).toMatchObject([
    { kind: 'refund', amount: 2390, credited: 2390, onlineState: 'under_way' },
    { kind: 'refund', amount: 1610, credited: 1610, onlineState: 'under_way' },
  ]);
  expect(order.events.filter(({ kind }) => kind === 'refunded')).toMatchObject([{ payment: { amount: 4000 } }]);
  await leave(id);
  expect([backOf(first), backOf(second)]).toEqual([[2390], [1610]]);
  await expect(refund(id, 751)).rejects.toMatchObject({ problem: { code: 'refund-too-large' } });
  await refund(id, 750);
  await leave(id);
  expect([backOf(first), backOf(second)]).toEqual([[2390], [1610, 750]]);
  expect(await orderNow(id)).toMatchObject({ refunded: 4750, paymentStatus: 'refunded' });
  expect(await refundMailsOf(id)).toHaveLength(2);
  await expectVerified(db);
});

test('dishes that are given back to two payments are worth what they were, each share with its own credit note', async () => {
  const { id } = await paidTwice();
  const lines = [{ line: 0, quantity: 3 }];
  const order = await refund(id, 2850, { lines });
  expect(
    order.payments.slice(-2).map(({ amount, lines: dishes }) => [amount, dishes.map(({ quantity }) => quantity)]),
  ).toEqual([
    [2390, [3]],
    [460, []],
  ]);
  expect(order.refundable.lines).toEqual([{ quantity: 2, amount: 1900 }]);
  const notes = await claire.call('invoices', 'list', { orderId: id, kind: 'credit_note' });
  expect(notes.items.map(({ total }) => total).filter((total) => Math.abs(total) < 2400).length).toBeGreaterThanOrEqual(
    2,
  );
  await expectVerified(db);
});

test('the share that Stripe refuses is taken back alone', async () => {
  const { id, first, second } = await paidTwice();
  await standIn.stripe.client.refunds.create({ payment_intent: second.id, amount: 2360 });
  await refund(id, 4750);
  await leave(id);
  expect([backOf(first), backOf(second)]).toEqual([[2390], [2360]]);
  expect(await orderNow(id)).toMatchObject({ paid: 4750, refunded: 2390, refundable: { amount: 2360 } });
  // The client is told of what the other one gives back.
  const [mail] = await refundMailsOf(id);
  expect(mail?.state).toBe('waiting');
  expect((await claire.call('mails', 'previewMail', { mailId: mail?.id ?? 0 })).text).toContain('Remboursé – 23,90');
  await expectVerified(db);
});

test('forty refunds at once of two payments give back what they brought', async () => {
  const { id, first, second } = await paidTwice();
  await Promise.allSettled(Array.from({ length: 40 }, () => refund(id, 900)));
  await leave(id);
  const back = [...backOf(first), ...backOf(second)].reduce<number>((sum, amount) => sum + Number(amount), 0);
  expect(back).toBe(4500);
  expect(await orderNow(id)).toMatchObject({ refunded: 4500 });
  await expectVerified(db);
});
