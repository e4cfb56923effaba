import { expect, test } from 'vitest';
import { expectVerified } from '../testing/expect-verified.ts';
import { onlineHouse } from '../testing/stripe/online-house.ts';

const { db, standIn, claire, paidOnline, tell, orderNow } = await onlineHouse();
const today = { from: '2026-11-23', to: '2026-11-23' };
const differencesOf = async (reference: string) =>
  (await claire.call('online-payments', 'listPaymentDifferences', today)).differences.filter(
    (difference) => difference.reference === reference,
  );
const kindsOf = async (id: number) => (await orderNow(id)).events.map(({ kind }) => kind as string);

test('a dispute is told on the order and in the comparison, and moves no money in the books', async () => {
  const { id, intent } = await paidOnline();
  const earlierOrder = await orderNow(id);
  const dispute = standIn.dispute(intent, { reason: 'product_not_received' });
  await tell(standIn.news('charge.dispute.created', dispute));
  const order = await orderNow(id);
  expect(order.disputes).toEqual([
    { reason: 'product_not_received', amount: 2390, state: 'open', at: '2026-11-23T09:00:00Z' },
  ]);
  expect(order.events.at(-1)).toMatchObject({ kind: 'payment_disputed', by: 'Stripe', payment: null });
  expect(order).toMatchObject({ paid: earlierOrder.paid, refunded: 0, due: 0, paymentStatus: 'paid' });
  expect(await differencesOf(dispute.id)).toMatchObject([
    { kind: 'payment-disputed', orders: [{ id }], there: 2390, isBookable: false },
  ]);
  Object.assign(dispute, { status: 'lost' });
  await tell(standIn.news('charge.dispute.closed', dispute));
  expect((await orderNow(id)).disputes).toMatchObject([{ state: 'lost' }]);
  expect(await differencesOf(dispute.id)).toMatchObject([{ kind: 'dispute-lost' }]);
  await expectVerified(db);
});

test('news of a dispute counts once in whatever order it comes, and what is decided stays so', async () => {
  const { id, intent } = await paidOnline();
  const open = standIn.dispute(intent);
  const won = { ...open, status: 'won' };
  const news = [
    standIn.news('charge.dispute.closed', won),
    ...Array.from({ length: 5 }, () => standIn.news('charge.dispute.created', open)),
    standIn.news('charge.dispute.updated', { ...open, status: 'under_review' }),
    standIn.news('charge.dispute.closed', won),
  ];
  const answers = await Promise.all([...news, ...news.toReversed()].map((event) => tell(event)));
  expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([204]));
  expect((await orderNow(id)).disputes).toMatchObject([{ state: 'won' }]);
  expect((await kindsOf(id)).filter((kind) => kind.includes('dispute')).toSorted()).toEqual([
    'dispute_won',
    'payment_disputed',
  ]);
  Object.assign(open, won);
  expect(await differencesOf(open.id)).toEqual([]);
});

test('a dispute of which no news came is noticed by the comparison', async () => {
  const { id, intent } = await paidOnline();
  standIn.dispute(intent);
  await claire.call('online-payments', 'settlePaymentDifferences', {}, today);
  expect(await kindsOf(id)).toContain('payment_disputed');
});

test('a dispute of what is none of ours changes nothing, and is listed without an order', async () => {
  const intent = { ...(await paidOnline()).intent, id: 'pi_of_somebody' };
  const dispute = standIn.dispute(intent);
  expect((await tell(standIn.news('charge.dispute.created', dispute))).statusCode).toBe(204);
  expect(await differencesOf(dispute.id)).toMatchObject([{ kind: 'payment-disputed', orders: [] }]);
  const bad = standIn.news('charge.dispute.created', { ...dispute, amount: null });
  expect((await tell(bad)).statusCode).toBe(400);
});
