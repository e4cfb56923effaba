import {
  isExplained,
  nextStatus,
  type OrderAction,
  orderActions,
  orderLife,
  orderStatuses,
} from '@traiteur/domain/orders/order-life.ts';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { smallKitchen, wednesday } from '../../testing/small-kitchen.ts';
import { testApp } from '../../testing/test-app.ts';

const { db, signedIn } = await testApp();
const kitchen = await smallKitchen(db);
const claire = await signedIn('manager');
const accountant = await signedIn('accountant');

let keys = 0;
const place = (slot = kitchen.evening) =>
  claire.call(
    'orders',
    'placeOrder',
    { 'Idempotency-Key': `step-key-${keys++}` },
    {
      ...kitchen.marc,
      slot: { scheduleId: slot, date: wednesday },
      lines: [{ productId: kitchen.dahl, sizeId: kitchen.size, quantity: 2 }],
    },
  );

const because = { reason: 'la cliente est absente' };
const take = (action: OrderAction, id: number) =>
  isExplained(action)
    ? claire.call('orders', orderLife[action].operation, { id }, because)
    : claire.call('orders', orderLife[action].operation, { id });

test('an order goes from the kitchen to the door, and its timeline says who did what', async () => {
  const { id } = await place();
  for (const action of [
    'confirm',
    'startPreparation',
    'ready',
    'dispatch',
    'failDelivery',
    'dispatch',
    'deliver',
  ] as const)
    await take(action, id);
  const { status, events } = await claire.call('orders', 'get', { id });
  expect(status).toBe('delivered');
  expect(events.map(({ kind }) => kind)).toEqual([
    'placed',
    'confirmed',
    'preparation_started',
    'made_ready',
    'dispatched',
    'delivery_failed',
    'dispatched',
    'delivered',
  ]);
  expect(events[5]).toMatchObject({ by: 'Claire manager', ...because });
});

test('every step that the table does not allow is refused', async () => {
  const { id } = await place();
  for (const status of orderStatuses)
    for (const action of orderActions) {
      if (nextStatus(status, action)) continue;
      await db.updateTable('orders').set({ status }).where('id', '=', id).execute();
      await expect(take(action, id), `${action} a ${status} order`).rejects.toMatchObject({
        problem: { status: 409, code: 'status-not-allowed' },
      });
    }
});

test('cancelling gives back portions, the place in the slot and the client’s count', async () => {
  // A first one counts the states that tests before have written by hand.
  await place();
  const earlierCounts = await counts();
  const { id } = await place();
  await take('cancel', id);
  expect(await counts()).toEqual(earlierCounts);
});

test('two cancellations at once give back once', async () => {
  const earlierCounts = await counts();
  const { id } = await place();
  const settled = await Promise.allSettled([take('cancel', id), take('cancel', id)]);
  expect(settled.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  expect(await counts()).toEqual(earlierCounts);
});

test('a cancellation without a reason is refused', async () => {
  const { id } = await place();
  await expect(claire.call('orders', 'cancelOrder', { id }, { reason: ' ' })).rejects.toMatchObject({
    problem: { field: 'reason', errors: [{ code: 'required' }] },
  });
});

test('the accountant is not offered to move orders', () => {
  expect(accountant.offers('orders', 'confirmOrder')).toBe(false);
});

test('the database’s orders_status_check allows what the table says, and nothing else', async () => {
  const { rows } = await sql<{ definition: string }>`
    select pg_get_constraintdef(oid) as definition from pg_constraint where conname = 'orders_status_check'`.execute(
    db,
  );
  const allowedStatuses = [...(rows[0]?.definition ?? '').matchAll(/'(\w+)'::text/g)].map(([, value]) => value);
  expect(new Set(allowedStatuses)).toEqual(new Set(orderStatuses));
});

async function counts() {
  const slot = await db
    .selectFrom('slot_bookings')
    .select('taken')
    .where('schedule_id', '=', kitchen.evening)
    .executeTakeFirst();
  const offer = await db
    .selectFrom('offer_bookings')
    .select('taken')
    .where('product_id', '=', kitchen.dahl)
    .executeTakeFirst();
  const client = await db
    .selectFrom('clients')
    .select(['orders_count', 'orders_amount'])
    .where('id', '=', kitchen.marc.clientId)
    .executeTakeFirst();
  return { slot: slot?.taken ?? 0, offer: offer?.taken ?? 0, client };
}
