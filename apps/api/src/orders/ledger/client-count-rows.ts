import { type Kysely, sql } from 'kysely';
import type { Database } from '../../database/schema.ts';

interface CountedOrder {
  id: number;
  clientId: number;
  total: number;
  now: Date;
}

/** Counts an order for its client; answers how many they have now, and whether this one is their first. */
export async function countOrderOfClient(
  db: Kysely<Database>,
  { id, clientId, total, now }: CountedOrder,
): Promise<{ orders: number; isFirst: boolean }> {
  const client = await db
    .updateTable('clients')
    .set((is) => ({
      orders_count: is('orders_count', '+', 1),
      orders_amount: is('orders_amount', '+', total),
      last_order_at: now,
      first_order_id: is.fn.coalesce('first_order_id', is.val(id)),
    }))
    .where('id', '=', clientId)
    .returning(['orders_count', 'first_order_id'])
    .executeTakeFirstOrThrow();
  return { orders: client.orders_count, isFirst: client.first_order_id === id };
}

/** Counts an order that stands again; answers how many its client has, whether this one is their first again, and which one was until now. */
export async function countOrderOfClientAgain(
  db: Kysely<Database>,
  id: number,
  { clientId, total }: Omit<CountedOrder, 'id' | 'now'>,
) {
  const before = await db
    .selectFrom('clients')
    .select('first_order_id')
    .where('id', '=', clientId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
  const client = await db
    .updateTable('clients')
    .set((is) => ({
      orders_count: is('orders_count', '+', 1),
      orders_amount: is('orders_amount', '+', total),
      first_order_id: sql<number>`least(first_order_id, ${id})`,
    }))
    .where('id', '=', clientId)
    .returning(['orders_count', 'first_order_id'])
    .executeTakeFirstOrThrow();
  const isFirst = client.first_order_id === id;
  return { orders: client.orders_count, isFirst, formerFirstOrder: isFirst ? before.first_order_id : null };
}

/** Takes an order off its client's count; answers whether it was their first, and which one is now. */
export async function uncountOrderOfClient(
  db: Kysely<Database>,
  id: number,
  { clientId, total }: Omit<CountedOrder, 'id' | 'now'>,
) {
  // Held before the orders are looked at, so that one placed meanwhile is seen.
  const { isFirst: wasFirst } = await holdClientOfOrder(db, id, clientId);
  const nextFirstOrder = wasFirst ? await firstStandingOrder(db, clientId) : null;
  await db
    .updateTable('clients')
    .set((is) => ({ orders_count: is('orders_count', '-', 1), orders_amount: is('orders_amount', '-', total) }))
    .$if(wasFirst, (update) => update.set({ first_order_id: nextFirstOrder }))
    .where('id', '=', clientId)
    .execute();
  return { wasFirst, nextFirstOrder };
}

/** Holds the client of an order; answers how many orders they have, and whether this one is their first. */
export async function holdClientOfOrder(db: Kysely<Database>, id: number, clientId: number) {
  const client = await db
    .selectFrom('clients')
    .select(['orders_count', 'first_order_id'])
    .where('id', '=', clientId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
  return { orders: client.orders_count, isFirst: client.first_order_id === id };
}

/** Adds to what a client has ordered for, in cents; less where negative. */
export const changeAmountOfClient = (db: Kysely<Database>, clientId: number, amount: number) =>
  db
    .updateTable('clients')
    .set((is) => ({ orders_amount: is('orders_amount', '+', amount) }))
    .where('id', '=', clientId)
    .execute();

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
