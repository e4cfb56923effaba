import { expect, test } from 'vitest';
import { expectVerified } from '../testing/expect-verified.ts';
import { onlineHouse } from '../testing/stripe/online-house.ts';
import { nightlyComparison } from './payment-comparison.ts';
import { sendRefund } from './send-refund.ts';

const house = await onlineHouse();
const { db, standIn, services, claire, signedIn, place, linkTo, start, intentOf, paidOnline, refundOnline, orderNow } =
  house;
const week = { from: '2026-11-23', to: '2026-11-23' };
const compare = () => claire.call('online-payments', 'listPaymentDifferences', week);
const kindsOf = ({ differences }: Awaited<ReturnType<typeof compare>>) => differences.map(({ kind }) => kind);

test('where both agree nothing is listed', async () => {
  const { id } = await paidOnline();
  const order = await refundOnline(id, 500);
  await sendRefund(order.payments.at(-1)?.id ?? 0, services);
  expect(await compare()).toMatchObject({ payments: 1, refunds: 1, differences: [], lastNight: null });
});

test('news that got lost is listed, and then noted', async () => {
  const { id, number } = await place();
  await start(await linkTo(id));
  standIn.payInBrowser(intentOf(id).id);
  expect((await compare()).differences).toMatchObject([
    { kind: 'payment-missing-here', orders: [{ id, number }], here: null, there: 2390, reference: intentOf(id).id },
  ]);
  expect(await orderNow(id)).toMatchObject({ paid: 0 });
  const settled = await claire.call('online-payments', 'settlePaymentDifferences', {}, week);
  expect(settled.differences).toEqual([]);
  expect(await orderNow(id)).toMatchObject({ paid: 2390 });
});

test('a refund that never left is listed as under way, and sent', async () => {
  const { id } = await paidOnline();
  await refundOnline(id, 700);
  expect(kindsOf(await compare())).toEqual(['refund-under-way']);
  // As one of a minute ago.
  const payment = db.updateTable('payments').set({ at: new Date('2026-11-23T08:59:00Z') });
  await payment.where('order_id', '=', id).where('kind', '=', 'refund').execute();
  expect(await claire.call('online-payments', 'settlePaymentDifferences', {}, week)).toMatchObject({ differences: [] });
  expect((await orderNow(id)).payments.at(-1)).toMatchObject({ onlineState: 'done' });
});

test('what was moved in Stripe’s own administration, and what it does not know, is left to a person', async () => {
  const { id, intent } = await paidOnline();
  await standIn.stripe.client.refunds.create({ payment_intent: intent.id, amount: 300 });
  await standIn.stripe.client.paymentIntents.create({ amount: 4200, currency: 'eur' });
  const stranger = standIn.intents().at(-1);
  standIn.payInBrowser(stranger?.id ?? '');
  const ourPayment = await paidOnline();
  standIn.records.delete(ourPayment.intent.id);
  const wrong = await paidOnline();
  wrong.intent.amount_received = 2000;
  expect(kindsOf(await compare()).toSorted()).toEqual([
    'payment-amount',
    'payment-missing-here',
    'payment-missing-there',
    'refund-missing-here',
  ]);
  for (const { id: refundId } of standIn.refunds()) if (!(await isOurs(refundId))) standIn.records.delete(refundId);
  standIn.records.delete(stranger?.id ?? '');
  standIn.records.set(ourPayment.intent.id, ourPayment.intent);
  wrong.intent.amount_received = 2390;
  expect(await orderNow(id)).toMatchObject({ refunded: 0 });
});

const isOurs = async (refundId: string) =>
  (await db.selectFrom('online_refunds').select('payment_id').where('refund_id', '=', refundId).execute()).length > 0;

test('the night mends what it can, and tells what it leaves', async () => {
  const { id } = await place();
  await start(await linkTo(id));
  await claire.call('orders', 'cancelOrder', { id }, { reason: 'Malade' });
  standIn.payInBrowser(intentOf(id).id);
  const lines: string[] = [];
  await nightlyComparison({ ...services, log: (line) => lines.push(line) }).run({});
  expect(lines).toEqual([expect.stringContaining('1 differences')]);
  const comparison = await compare();
  expect(comparison).toMatchObject({
    differences: [{ kind: 'paid-and-cancelled', here: 2390 }],
    lastNight: { differences: 1 },
  });
  await expectVerified(db);
});

test('what Stripe made on another day than we is no difference on either', async () => {
  const { id, intent } = await paidOnline();
  const order = await refundOnline(id, 500);
  const refund = order.payments.at(-1)?.id ?? 0;
  await sendRefund(refund, services);
  // Begun while Stripe was away, and tried again days later.
  const at = new Date('2026-11-18T09:00:00Z');
  await db.updateTable('online_payments').set({ at }).where('intent_id', '=', intent.id).execute();
  await db.updateTable('payments').set({ at }).where('id', '=', refund).execute();
  const ourIds = [intent.id, ...standIn.refunds().map((candidate) => candidate.id)];
  for (const date of ['2026-11-18', '2026-11-23']) {
    const { differences } = await claire.call('online-payments', 'listPaymentDifferences', { from: date, to: date });
    expect(differences.filter(({ reference }) => ourIds.includes(reference))).toEqual([]);
  }
});

test('money of a payment that was begun long ago is noted at night though no news of it came', async () => {
  const { id } = await place();
  await start(await linkTo(id));
  const intent = standIn.payInBrowser(intentOf(id).id);
  const at = new Date('2026-11-10T09:00:00Z');
  intent.created = at.getTime() / 1000;
  await db.updateTable('online_payments').set({ at }).where('intent_id', '=', intent.id).execute();
  await nightlyComparison({ ...services, log: () => undefined }).run({});
  expect(await orderNow(id)).toMatchObject({ paid: 2390 });
  await expectVerified(db);
});

test('Stripe being away is said, and so is a period that is none', async () => {
  standIn.trouble.push(503, 503, 503);
  await expect(compare()).rejects.toMatchObject({ problem: { code: 'provider-failed' } });
  const long = { from: '2026-01-01', to: '2026-11-23' };
  for (const bad of [long, { from: '2026-11-23', to: '2026-11-22' }])
    await expect(claire.call('online-payments', 'listPaymentDifferences', bad)).rejects.toMatchObject({
      problem: { code: 'invalid-input' },
    });
});

test('who gives money back compares, drivers do not', async () => {
  expect((await signedIn('accountant')).offers('online-payments', 'listPaymentDifferences')).toBe(true);
  expect((await signedIn('delivery')).offers('online-payments', 'listPaymentDifferences')).toBe(false);
});
