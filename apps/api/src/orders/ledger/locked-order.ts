import type { AllergyAlert } from '@traiteur/domain/orders/allergies.ts';
import type { OrderStatus } from '@traiteur/domain/orders/order-life.ts';
import { type Kysely, sql } from 'kysely';
import { Refusal } from '../../core/refusal.ts';
import { Overtaken } from '../../database/rows/transactions.ts';
import type { Database } from '../../database/schema.ts';
import { alertOfOrder } from './alert-rows.ts';
import type { Booking } from './bookings.ts';
import { isHeldOrder } from './held-lots.ts';

interface LockedOrder {
  status: OrderStatus;
  allergyAlert: AllergyAlert | null;
  /** A batch of one of its dishes is on hold. */
  isHeld: boolean;
}

/**
 * Locks the client first, as `bookings.ts` states.
 * @throws {Refusal} `not-found`
 * @throws {Overtaken} if a merge, or its undoing, gave the order to another client during the wait
 */
export async function lockOrder(db: Kysely<Database>, id: number): Promise<LockedOrder> {
  const clients = await sql<{ id: number }>`
    select id from clients where id = (select client_id from orders where id = ${id}) for no key update`.execute(db);
  const order = db.selectFrom('orders').select(['status', 'client_id']).where('id', '=', id);
  const lockedOrder = await order.forUpdate().executeTakeFirst();
  if (!lockedOrder) throw new Refusal('not-found');
  if (lockedOrder.client_id !== clients.rows[0]?.id) throw new Overtaken();
  // Read after the lock: the transaction before may have judged the order, or held one of its batches.
  const stops = db
    .selectFrom('orders')
    .select([alertOfOrder('orders').as('allergyAlert'), isHeldOrder('orders').as('isHeld')]);
  return { status: lockedOrder.status, ...(await stops.where('id', '=', id).executeTakeFirstOrThrow()) };
}

/** Read after the lock: a statement that waits for the lock still sees the old lines. */
export async function bookingOf(db: Kysely<Database>, id: number): Promise<Booking> {
  const order = await db
    .selectFrom('orders')
    .select(['client_id', 'schedule_id', 'delivery_date', 'cooked_on', 'discount_code_id'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const lines = db.selectFrom('order_lines').where('order_id', '=', id);
  return {
    clientId: order.client_id,
    slot: { scheduleId: order.schedule_id, date: order.delivery_date },
    cookedOn: order.cooked_on,
    lines: await lines.select(['product_id as productId', 'size_id as sizeId', 'quantity']).execute(),
    discountCodeId: order.discount_code_id,
  };
}

/** The order is locked; the caller inserts the event. */
export async function writeStatus(db: Kysely<Database>, id: number, status: OrderStatus, now: Date): Promise<void> {
  await db
    .updateTable('orders')
    .set((is) => ({ status, version: is('version', '+', 1), updated_at: now }))
    .where('id', '=', id)
    .execute();
}
