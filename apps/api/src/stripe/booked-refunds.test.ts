import { expect, test } from 'vitest';
import { expectVerified } from '../testing/expect-verified.ts';
import { onlineHouse } from '../testing/stripe/online-house.ts';

const { db, standIn, claire, signedIn, key, place, paidOnline, refundOnline, tell, orderNow } = await onlineHouse();
const today = { from: '2026-11-23', to: '2026-11-23' };
const differencesOf = async (reference: string) =>
  (await claire.call('online-payments', 'listPaymentDifferences', today)).differences.filter(
    (difference) => difference.reference === reference,
  );
const book = (id: number, reference: string) =>
  claire.call('orders', 'bookRefund', { id }, { reference, reason: 'Rendu depuis Stripe' });

/** An order that was paid online, and of which somebody gave a part back in Stripe's own administration. */
async function givenBackThere(amount: number) {
  const { id, intent } = await paidOnline();
  const refund = await standIn.stripe.client.refunds.create({ payment_intent: intent.id, amount });
  return { id, intent, reference: refund.id };
}

test('a refund that was made at Stripe is listed with its order, noted once by who says why, and the sales follow', async () => {
  const { id, reference } = await givenBackThere(300);
  expect(await differencesOf(reference)).toMatchObject([
    { kind: 'refund-missing-here', orders: [{ id }], isBookable: true, there: 300 },
  ]);
  const results = await Promise.allSettled([book(id, reference), book(id, reference)]);
  expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  await expect(book(id, reference)).rejects.toMatchObject({ problem: { code: 'stale' } });
  expect(await differencesOf(reference)).toEqual([]);
  const order = await orderNow(id);
  expect(order).toMatchObject({ refunded: 300, credited: 300, paymentStatus: 'partially_refunded' });
  expect(order.payments.at(-1)).toMatchObject({
    method: 'online',
    amount: 300,
    by: 'Claire manager',
    onlineState: 'done',
  });
  expect(order.events.at(-1)).toMatchObject({ kind: 'refunded', reason: 'Rendu depuis Stripe' });
  const entries = db.selectFrom('audit_entries').select('administrator_name').where('operation', '=', 'bookRefund');
  expect(await entries.where('thing_id', '=', String(id)).execute()).toEqual([
    { administrator_name: 'Claire manager' },
  ]);
  await expectVerified(db);
});

test('one that the bank sends back later is taken back here too', async () => {
  const { id, reference } = await givenBackThere(300);
  await book(id, reference);
  const refund = standIn.refunds().find((candidate) => candidate.id === reference);
  await tell(standIn.news('refund.failed', { ...refund, status: 'failed', failure_reason: 'lost_or_stolen_card' }));
  expect(await orderNow(id)).toMatchObject({ refunded: 0 });
  await expectVerified(db);
});

test('what Stripe does not know, what it has not made, and what belongs to another order is not noted', async () => {
  const { id, reference } = await givenBackThere(300);
  const otherOrder = await place();
  await expect(book(otherOrder.id, reference)).rejects.toMatchObject({ problem: { code: 'not-found' } });
  await expect(book(id, 're_nothing')).rejects.toMatchObject({ problem: { code: 'not-found' } });
  const refund = standIn.refunds().find((candidate) => candidate.id === reference);
  Object.assign(refund ?? {}, { status: 'failed' });
  await expect(book(id, reference)).rejects.toMatchObject({ problem: { code: 'not-found' } });
});

test('no more is noted than the house still holds, and nothing beside a refund that is under way', async () => {
  const { id, reference } = await givenBackThere(2000);
  await refundOnline(id, 1000);
  await expect(book(id, reference)).rejects.toMatchObject({ problem: { code: 'refund-too-large' } });
  const handed = await givenBackThere(2000);
  await claire.call(
    'orders',
    'refundOrder',
    { id: handed.id, ...key() },
    { method: 'cash', amount: 1000, reason: 'Geste' },
  );
  await expect(book(handed.id, handed.reference)).rejects.toMatchObject({ problem: { code: 'refund-too-large' } });
  await expectVerified(db);
});

test('who gives money back may note it, drivers may not', async () => {
  expect((await signedIn('accountant')).offers('orders', 'bookRefund')).toBe(true);
  expect((await signedIn('delivery')).offers('orders', 'bookRefund')).toBe(false);
});
