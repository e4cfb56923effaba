import type { Order } from '@traiteur/contract/orders.ts';
import { nextStatus, type OrderAction, orderLife } from '@traiteur/domain/order-life.ts';
import { type Kysely, sql } from 'kysely';
import { inTransaction } from '../database/rows/transactions.ts';
import type { Database } from '../database/schema.ts';
import { giveDiscountCodeUseBack } from '../discount-codes/discount-code-rows.ts';
import type { Person } from '../core/caller.ts';
import type { Services } from '../core/services.ts';
import { Refusal } from '../core/refusal.ts';
import { getOrder } from './order-rows.ts';
import { takeOffSales } from './sales-rows.ts';

/**
 * Takes one step of an order's life along the domain's table and records who took it and why.
 * @throws {Refusal} `not-found`, `status-not-allowed`
 */
export const takeStep = (
  id: number,
  action: OrderAction,
  by: Person,
  reason: string,
  { db, clock }: Services,
): Promise<Order> =>
  inTransaction(db, async (transaction) => {
    const now = clock();
    const order = await lockOrder(transaction, id);
    const status = nextStatus(order.status, action);
    if (!status) throw new Refusal('status-not-allowed');
    await transaction
      .updateTable('orders')
      .set((is) => ({ status, version: is('version', '+', 1), updated_at: now }))
      .where('id', '=', id)
      .execute();
    await transaction
      .insertInto('order_events')
      .values({ order_id: id, kind: orderLife[action].event, at: now, by_id: by.id, by_name: by.name, reason })
      .execute();
    if (orderLife[action].givesBack) await giveBack(transaction, id, order);
    return getOrder(transaction, id);
  });

async function lockOrder(db: Kysely<Database>, id: number) {
  const order = await db
    .selectFrom('orders')
    .select(['status', 'client_id', 'schedule_id', 'delivery_date', 'total', 'discount_code_id'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!order) throw new Refusal('not-found');
  return order;
}

type LockedOrder = Awaited<ReturnType<typeof lockOrder>>;

/**
 * Gives a cancelled order's portions, its place in the slot and its discount code's use back, and takes it off its client's count and the
 * sales; locks as placing does.
 */
async function giveBack(db: Kysely<Database>, id: number, order: LockedOrder): Promise<void> {
  const { wasFirst, heir } = await uncountOrderOfClient(db, id, order);
  await sql`
    insert into offer_bookings as booked (product_id, size_id, delivery_date, taken)
    select product_id, size_id, ${order.delivery_date}::date, 0 from order_lines where order_id = ${id}
    group by product_id, size_id order by product_id, size_id
    on conflict (product_id, size_id, delivery_date) do update set taken = booked.taken - (
      select sum(quantity) from order_lines l
      where l.order_id = ${id} and l.product_id = booked.product_id and l.size_id = booked.size_id)`.execute(db);
  await db
    .updateTable('slot_bookings')
    .set((is) => ({ taken: is('taken', '-', 1) }))
    .where('schedule_id', '=', order.schedule_id)
    .where('delivery_date', '=', order.delivery_date)
    .execute();
  if (order.discount_code_id !== null) await giveDiscountCodeUseBack(db, order.discount_code_id, order.client_id);
  await takeOffSales(db, id, wasFirst, heir);
}

/** Answers whether the order was its client's first, and which one is now. */
async function uncountOrderOfClient(db: Kysely<Database>, id: number, { client_id, total }: LockedOrder) {
  // Locked before the orders are looked at, so that one placed meanwhile is seen.
  const client = db.selectFrom('clients').select('first_order_id').where('id', '=', client_id).forUpdate();
  const wasFirst = (await client.executeTakeFirstOrThrow()).first_order_id === id;
  const heir = wasFirst ? await firstStandingOrder(db, client_id) : null;
  await db
    .updateTable('clients')
    .set((is) => ({ orders_count: is('orders_count', '-', 1), orders_amount: is('orders_amount', '-', total) }))
    .$if(wasFirst, (update) => update.set({ first_order_id: heir }))
    .where('id', '=', client_id)
    .execute();
  return { wasFirst, heir };
}

async function firstStandingOrder(db: Kysely<Database>, clientId: number): Promise<number | null> {
  const first = await db
    .selectFrom('orders')
    .select('id')
    .where('client_id', '=', clientId)
    .where('status', '<>', 'cancelled')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
  return first?.id ?? null;
}
