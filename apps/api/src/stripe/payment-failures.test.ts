import { expect, test } from 'vitest';
import { onlineHouse } from '../testing/stripe/online-house.ts';

const house = await onlineHouse();
const { standIn, claire, place, linkTo, start, intentOf, tell, orderNow, key } = house;

const failed = (id: number, charge = 'ch_1') => ({
  ...intentOf(id),
  latest_charge: charge,
  last_payment_error: { code: 'card_declined', decline_code: 'insufficient_funds' },
});
const tellFailure = (id: number, charge?: string) =>
  tell(standIn.news('payment_intent.payment_failed', failed(id, charge)));
const waitingIds = async () =>
  (await claire.call('dashboard', 'getDashboard')).failedPayments.orders.map(({ orderId }) => orderId);
const eventsOf = async (id: number) =>
  (await orderNow(id)).events.map(({ kind }) => kind).filter((kind) => kind.startsWith('payment_fail'));

async function failedOrder() {
  const { id } = await place();
  await start(await linkTo(id));
  await tellFailure(id);
  return id;
}

test('a failed payment waits for somebody, with what is due, until it is paid or its order is cancelled', async () => {
  const [paidId, cashId, cancelledId] = [await failedOrder(), await failedOrder(), await failedOrder()];
  const { failedPayments } = await claire.call('dashboard', 'getDashboard');
  expect(failedPayments).toMatchObject({
    count: 3,
    orders: [{ orderId: paidId, due: 2390 }, { orderId: cashId }, { orderId: cancelledId }],
  });
  await tell(standIn.news('payment_intent.succeeded', standIn.payInBrowser(intentOf(paidId).id)));
  await claire.call('orders', 'payOrder', { id: cashId, ...key() }, { method: 'cash', amount: 2390 });
  await claire.call('orders', 'cancelOrder', { id: cancelledId }, { reason: 'Malade' });
  expect(await waitingIds()).toEqual([]);
});

test('who has seen to it says so once; the same failure told again is no news, another try is', async () => {
  const id = await failedOrder();
  await Promise.all([1, 2, 3].map(() => claire.call('orders', 'acknowledgePaymentFailure', { id })));
  expect(await waitingIds()).toEqual([]);
  await tellFailure(id);
  expect(await waitingIds()).toEqual([]);
  expect(await eventsOf(id)).toEqual(['payment_failed', 'payment_failure_seen']);
  await tellFailure(id, 'ch_2');
  expect(await waitingIds()).toEqual([id]);
  expect(await eventsOf(id)).toEqual(['payment_failed', 'payment_failure_seen', 'payment_failed']);
});

test('a failure stands in the way of no undo', async () => {
  const { id } = await place();
  await start(await linkTo(id));
  const { events } = await claire.call('orders', 'confirmOrder', { id });
  await tellFailure(id);
  const eventId = events.at(-1)?.id ?? 0;
  expect(await claire.call('orders', 'undoOrderChange', { id }, { eventId })).toMatchObject({ status: 'pending' });
});
