import type { AllergyAlert } from '@traiteur/domain/allergies.ts';
import { type OrderAction, orderLife, type OrderStatus } from '@traiteur/domain/order-life.ts';
import { type Kysely, sql } from 'kysely';
import type { Person } from '../../core/caller.ts';
import { Refusal } from '../../core/refusal.ts';
import type { Database } from '../../database/schema.ts';
import type { Booking } from '../bookings.ts';

interface LockedOrder {
  status: OrderStatus;
  allergyAlert: AllergyAlert | null;
}

/**
 * Locks an order and its client, in the order that `bookings.ts` states, and answers where the order stands.
 * @throws {Refusal} `not-found`
 */
export async function lockOrder(db: Kysely<Database>, id: number): Promise<LockedOrder> {
  await sql`select from clients where id = (select client_id from orders where id = ${id}) for no key update`.execute(
    db,
  );
  const order = db.selectFrom('orders').select('status').where('id', '=', id);
  const locked = await order.forUpdate().executeTakeFirst();
  if (!locked) throw new Refusal('not-found');
  // Read after locking: whoever held the order before may have judged it.
  const alerts = db.selectFrom('order_allergy_alerts').select('alert').where('order_id', '=', id);
  return { ...locked, allergyAlert: (await alerts.executeTakeFirst())?.alert ?? null };
}

/** What a locked order has taken. Read after locking: a statement that waits for the lock still sees the lines of before. */
export async function bookingOf(db: Kysely<Database>, id: number): Promise<Booking> {
  const order = await db
    .selectFrom('orders')
    .select(['client_id', 'schedule_id', 'delivery_date', 'discount_code_id', 'total', 'credited'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const lines = db.selectFrom('order_lines').where('order_id', '=', id);
  return {
    clientId: order.client_id,
    slot: { scheduleId: order.schedule_id, date: order.delivery_date },
    lines: await lines.select(['product_id as productId', 'size_id as sizeId', 'quantity']).execute(),
    discountCodeId: order.discount_code_id,
    total: order.total - order.credited,
  };
}

interface TakenStep {
  action: OrderAction;
  status: OrderStatus;
  by: Person;
  reason: string;
  now: Date;
}

/** Writes where an order stands now, and in its timeline who took it there and why. */
export async function writeStep(
  db: Kysely<Database>,
  id: number,
  { action, status, by, reason, now }: TakenStep,
): Promise<void> {
  await db
    .updateTable('orders')
    .set((is) => ({ status, version: is('version', '+', 1), updated_at: now }))
    .where('id', '=', id)
    .execute();
  await db
    .insertInto('order_events')
    .values({ order_id: id, kind: orderLife[action].event, at: now, by_id: by.id, by_name: by.name, reason })
    .execute();
}
