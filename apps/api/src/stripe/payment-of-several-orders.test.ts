import type { ApiClient } from '@traiteur/contract/wire/client.ts';
import { expect, test } from 'vitest';
import { expectVerified } from '../testing/expect-verified.ts';
import { onlineHouse } from '../testing/stripe/online-house.ts';
import { sendRefund } from './send-refund.ts';

const { db, standIn, services, claire, kitchen, clientSignedIn, tell, linkTo, start, orderNow, refundOnline, key } =
  await onlineHouse();
const { marc, dahl, evening } = kitchen;
const [ofMarc, ofInes] = [await clientSignedIn(marc.clientId), await clientSignedIn(kitchen.ines.clientId)];
const week = { from: '2026-11-23', to: '2026-11-23' };
const thursday = await kitchen.world.schedule(kitchen.zone, '18:00', '20:00', null, 4);
const slots = [
  { scheduleId: evening, date: '2026-11-25' },
  { scheduleId: thursday, date: '2026-11-26' },
  { scheduleId: evening, date: '2026-12-02' },
];
/** 14.40 €, 23.90 € and 33.40 €. */
const totals = [1440, 2390, 3340];
const sum = 7170;

/** A basket of Marc's for three days. */
async function basket(): Promise<[number, number, number]> {
  const orders = slots.map((slot, place) => ({ slot, lines: [kitchen.line(dahl, place + 1)] }));
  const body = { addressId: marc.addressId, paymentChoice: 'online' as const, orders };
  const { items } = await ofMarc.call('own-orders', 'placeOwnOrders', key(), body);
  expect(items.map(({ total }) => total)).toEqual(totals);
  return items.map(({ id }) => id) as [number, number, number];
}

const startAll = (orderIds: number[], card: { saveCard?: boolean; cardId?: string } = {}, caller: ApiClient = ofMarc) =>
  caller.call('own-payments', 'startOwnPayment', {}, { orderIds, saveCard: false, ...card });
const hear = async (orderIds: number[]) =>
  (await ofMarc.call('own-payments', 'hearOwnPayment', {}, { orderIds })).items;
const intentWith = ({ clientSecret }: { clientSecret: string }) => {
  const intent = standIn.intents().find((candidate) => candidate['client_secret'] === clientSecret);
  if (!intent) throw new Error('nothing was begun');
  return intent;
};
const succeeded = (intent: object) => standIn.news('payment_intent.succeeded', intent);
const paidOf = async (ids: number[]) => Promise.all(ids.map(async (id) => (await orderNow(id)).paid));

async function paidBasket() {
  const ids = await basket();
  const intent = standIn.payInBrowser(intentWith(await startAll(ids)).id);
  await tell(succeeded(intent));
  expect(await paidOf(ids)).toEqual(totals);
  return { ids, intent };
}

const backOf = (intent: { id: string }) =>
  standIn.refunds().flatMap((refund) => (refund['payment_intent'] === intent.id ? [Number(refund['amount'])] : []));

/** Does what the jobs would do. */
async function leave() {
  const rows = await db.selectFrom('online_refunds').select('payment_id').where('state', '=', 'under_way').execute();
  for (const { payment_id } of rows) await sendRefund(payment_id, services);
}

test('three days are one payment, noted of each with its part and once, in whatever order its news come', async () => {
  const ids = await basket();
  const [payment, ...samePayments] = await Promise.all([startAll(ids), startAll(ids.toReversed()), startAll(ids)]);
  expect(new Set([payment, ...samePayments].map(({ clientSecret }) => clientSecret)).size).toBe(1);
  const intent = intentWith(payment);
  expect([payment.amount, intent.amount]).toEqual([sum, sum]);
  await expect(startAll(ids, {}, ofInes)).rejects.toMatchObject({ problem: { code: 'not-found' } });
  const failedIntent = { ...intent, last_payment_error: { code: 'card_declined' } };
  await tell(standIn.news('payment_intent.payment_failed', failedIntent));
  expect(await paidOf(ids)).toEqual([0, 0, 0]);
  standIn.payInBrowser(intent.id);
  const repeatedNews = succeeded(intent);
  const news = [...Array.from({ length: 4 }, () => repeatedNews), succeeded(intent), succeeded(intent)];
  const late = standIn.news('payment_intent.canceled', { ...failedIntent, status: 'canceled' });
  const answers = await Promise.all([...news, late].map((event) => tell(event)));
  expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([204]));
  await tell(late);
  for (const [place, id] of ids.entries()) {
    const { payments, paymentStatus } = await orderNow(id);
    expect([paymentStatus, payments.map(({ amount }) => amount)]).toEqual(['paid', [totals[place]]]);
  }
  await expect(startAll(ids)).rejects.toMatchObject({ problem: { code: 'nothing-due' } });
  await expectVerified(db);
});

test('a payment whose answer got lost is one, and without news it is heard by who comes back and by the night', async () => {
  const ids = await basket();
  standIn.trouble.push('lost');
  const payment = await startAll(ids);
  expect((await hear(ids)).map(({ due }) => due)).toEqual(totals);
  standIn.payInBrowser(intentWith(payment).id);
  expect((await hear(ids.toReversed())).map(({ due, id }) => [id, due])).toEqual(ids.toReversed().map((id) => [id, 0]));
  const otherIds = await basket();
  const intent = standIn.payInBrowser(intentWith(await startAll(otherIds)).id);
  const { differences } = await claire.call('online-payments', 'listPaymentDifferences', week);
  const ofIntent = differences.filter(({ reference }) => reference === intent.id);
  expect(ofIntent).toMatchObject([
    { kind: 'payment-missing-here', there: sum, orders: otherIds.map((id) => ({ id })) },
  ]);
  await claire.call('online-payments', 'settlePaymentDifferences', {}, week);
  expect(await paidOf(otherIds)).toEqual(totals);
  await expectVerified(db);
});

test('two tabs that pay other orders never pay one twice: the payment in the way is cancelled, or recorded', async () => {
  const ids = await basket();
  const [first, second] = ids;
  const ofAll = await startAll(ids);
  const ofFirst = await startAll([first]);
  expect([ofFirst.amount, intentWith(ofAll).status]).toEqual([totals[0], 'canceled']);
  // The first tab presses its button: it is given another payment, and that of the second tab is over.
  const ofAllAgain = await startAll(ids);
  expect([ofAllAgain.amount, intentWith(ofFirst).status]).toEqual([sum, 'canceled']);
  // By the link of one day, while the bank of the first tab says yes.
  const token = await linkTo(second);
  standIn.payInBrowser(intentWith(ofAllAgain).id);
  await expect(start(token)).rejects.toMatchObject({ problem: { code: 'nothing-due' } });
  expect(await paidOf(ids)).toEqual(totals);
  const nextIds = await basket();
  const underWay = intentWith(await startAll(nextIds));
  underWay.status = 'processing';
  await expect(startAll([nextIds[0]])).rejects.toMatchObject({ problem: { code: 'payment-under-way' } });
  underWay.status = 'requires_payment_method';
  const results = await Promise.allSettled([startAll(nextIds), startAll([nextIds[0]]), startAll(nextIds.slice(1))]);
  const open = standIn.intents().filter(({ status, metadata }) => {
    const orderIds = (metadata['order'] ?? '').split(', ').map(Number);
    return status.startsWith('requires_') && nextIds.some((id) => orderIds.includes(id));
  });
  const orderNames = open.flatMap(({ metadata }) => (metadata['order'] ?? '').split(', '));
  expect([new Set(orderNames).size, results.some(({ status }) => status === 'fulfilled')]).toEqual([
    orderNames.length,
    true,
  ]);
  await expectVerified(db);
});

test('what one day is dearer, or cancelled, before it is paid begins another payment of what is due', async () => {
  const ids = await basket();
  const [first, second, third] = ids;
  const formerPayment = await startAll(ids);
  await claire.call('orders', 'cancelOrder', { id: second }, { reason: 'Malade' });
  await claire.call('orders', 'payOrder', { id: third, ...key() }, { method: 'cash', amount: 340 });
  const payment = await startAll(ids);
  expect([payment.amount, intentWith(formerPayment).status]).toEqual([1440 + 3000, 'canceled']);
  // Cancelled between the button and the bank: the money is kept, and to be given back.
  await claire.call('orders', 'cancelOrder', { id: first }, { reason: 'Malade' });
  const intent = standIn.payInBrowser(intentWith(payment).id);
  await tell(succeeded(intent));
  expect(await paidOf(ids)).toEqual([1440, 0, 3340]);
  expect(await orderNow(first)).toMatchObject({ refundable: { amount: 1440 }, due: 0 });
  const { differences } = await claire.call('online-payments', 'listPaymentDifferences', week);
  expect(differences.filter(({ reference }) => reference === intent.id)).toMatchObject([
    { kind: 'paid-and-cancelled', orders: [{ id: first }], here: 1440 },
  ]);
  await expectVerified(db);
});

test('of one day no more goes back than its part, and of all days all of it', async () => {
  const { ids, intent } = await paidBasket();
  const [first, second, third] = ids;
  await claire.call('orders', 'cancelOrder', { id: second }, { reason: 'Malade' });
  await expect(refundOnline(second, 2391)).rejects.toMatchObject({ problem: { code: 'refund-too-large' } });
  await claire.call(
    'orders',
    'refundOrder',
    { id: second, ...key() },
    { method: 'online', amount: 390, reason: 'Non' },
  );
  await refundOnline(second, 2000);
  await leave();
  expect([backOf(intent), await paidOf(ids)]).toEqual([[390, 2000], totals]);
  expect(await orderNow(second)).toMatchObject({ paymentStatus: 'refunded', refunded: 2390 });
  expect((await orderNow(first)).refunded).toBe(0);
  for (const id of [first, third]) {
    const { total } = await claire.call('orders', 'cancelOrder', { id }, { reason: 'Malade' });
    await refundOnline(id, total);
  }
  await leave();
  expect(backOf(intent).reduce((total, amount) => total + amount, 0)).toBe(sum);
  const { differences } = await claire.call('online-payments', 'listPaymentDifferences', week);
  expect(differences.filter(({ orders }) => orders.some(({ id }) => ids.includes(id)))).toEqual([]);
  await expectVerified(db);
});

test('a dispute is told on every order of the payment, with its part', async () => {
  const { ids, intent } = await paidBasket();
  const dispute = standIn.dispute(intent);
  await tell(standIn.news('charge.dispute.created', dispute));
  await tell(standIn.news('charge.dispute.closed', { ...dispute, status: 'lost' }));
  for (const [place, id] of ids.entries()) {
    const { disputes, events, paid } = await orderNow(id);
    expect([disputes, paid]).toMatchObject([[{ amount: totals[place], state: 'lost' }], totals[place]]);
    expect(events.slice(-2).map(({ kind }) => kind)).toEqual(['payment_disputed', 'dispute_lost']);
  }
});

test('a refund made at Stripe is noted on the order that it is for, and beyond its part on the others', async () => {
  const { ids, intent } = await paidBasket();
  const [first, second, third] = ids;
  const { id: reference } = await standIn.stripe.client.refunds.create({ payment_intent: intent.id, amount: 3000 });
  const differencesOf = async () =>
    (await claire.call('online-payments', 'listPaymentDifferences', week)).differences.filter(
      (difference) => difference.reference === reference,
    );
  expect(await differencesOf()).toMatchObject([{ isBookable: true, there: 3000, orders: ids.map((id) => ({ id })) }]);
  const book = (id: number) => claire.call('orders', 'bookRefund', { id }, { reference, reason: 'Rendu' });
  const results = await Promise.allSettled([book(second), book(second)]);
  expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  const refunded = async () => Promise.all([first, second, third].map(async (id) => (await orderNow(id)).refunded));
  expect([await refunded(), await differencesOf()]).toEqual([[610, 2390, 0], []]);
  const refund = standIn.refunds().find(({ id }) => id === reference);
  await tell(standIn.news('refund.failed', { ...refund, status: 'failed', failure_reason: 'lost_or_stolen_card' }));
  expect(await refunded()).toEqual([0, 0, 0]);
  await expectVerified(db);
});

test('by a card that Stripe keeps all days are paid at once', async () => {
  const first = await basket();
  await startAll(first, { saveCard: true });
  const customer = String(standIn.intents().at(-1)?.['customer']);
  const card = standIn.saveCard(customer);
  const ids = await basket();
  expect(intentWith(await startAll(ids, { cardId: card.id }))).toMatchObject({ customer, amount: sum });
});
