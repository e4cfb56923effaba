import { type Kysely, sql } from 'kysely';
import type { Database } from '../database/schema.ts';

interface Portions {
  productId: number;
  sizeId: number;
  date: string;
  quantity: number;
}

interface PortionsTaken extends Omit<Portions, 'quantity'> {
  /** Portions more than before; fewer where negative. */
  change: number;
  /** Portions that are taken now. */
  taken: number;
}

/** Takes portions, or gives them back where negative, and answers each count that changed. */
export async function changePortions(db: Kysely<Database>, portions: readonly Portions[]): Promise<PortionsTaken[]> {
  // Giving back always updates an existing row, so no negative count is inserted.
  const { rows } = await sql<PortionsTaken>`
    with change as (
      select product_id, size_id, delivery_date, sum(quantity)::integer as portions
      from unnest(${portions.map(({ productId }) => productId)}::integer[], ${portions.map(({ sizeId }) => sizeId)}::integer[],
        ${portions.map(({ date }) => date)}::date[], ${portions.map(({ quantity }) => quantity)}::integer[])
        as line (product_id, size_id, delivery_date, quantity)
      group by 1, 2, 3 having sum(quantity) <> 0
    ), booked as (
      insert into offer_bookings as counted (product_id, size_id, delivery_date, taken)
      select product_id, size_id, delivery_date, greatest(portions, 0) from change order by 1, 2, 3
      on conflict (product_id, size_id, delivery_date) do update set taken = counted.taken + (
        select portions from change c
        where c.product_id = counted.product_id and c.size_id = counted.size_id and c.delivery_date = counted.delivery_date)
      returning product_id, size_id, delivery_date, taken
    )
    select product_id as "productId", size_id as "sizeId", delivery_date as date, portions as change, taken
    from booked join change using (product_id, size_id, delivery_date)`.execute(db);
  return rows;
}

interface Places {
  scheduleId: number;
  date: string;
  change: number;
}

/** Takes places in slots, or gives them back where negative, and answers each count that changed. */
export async function changePlaces(
  db: Kysely<Database>,
  places: readonly Places[],
): Promise<(Places & { taken: number })[]> {
  const { rows } = await sql<Places & { taken: number }>`
    with change as (
      select schedule_id, delivery_date, sum(places)::integer as places
      from unnest(${places.map(({ scheduleId }) => scheduleId)}::integer[], ${places.map(({ date }) => date)}::date[],
        ${places.map(({ change }) => change)}::integer[]) as slot (schedule_id, delivery_date, places)
      group by 1, 2 having sum(places) <> 0
    ), booked as (
      insert into slot_bookings as counted (schedule_id, delivery_date, taken)
      select schedule_id, delivery_date, greatest(places, 0) from change order by 1, 2
      on conflict (schedule_id, delivery_date) do update set taken = counted.taken + (
        select places from change c where c.schedule_id = counted.schedule_id and c.delivery_date = counted.delivery_date)
      returning schedule_id, delivery_date, taken
    )
    select schedule_id as "scheduleId", delivery_date as date, places as change, taken
    from booked join change using (schedule_id, delivery_date)`.execute(db);
  return rows;
}

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

/** Adds a placed order to the sales of its days. */
export async function addToSales(db: Kysely<Database>, id: number, newClient: boolean): Promise<void> {
  await sql`select book_sale(${id}::integer, 1, ${newClient}::boolean)`.execute(db);
}

/**
 * Adds an order that stands again to the sales of its days. `formerFirstOrder` is the order that is its client's first no longer: its days lose the
 * new client, and nothing else.
 */
export async function addToSalesAgain(
  db: Kysely<Database>,
  id: number,
  newClient: boolean,
  formerFirstOrder: number | null,
): Promise<void> {
  const formerSale = sql`(
    select jsonb_build_object('days', jsonb_agg((
      select jsonb_object_agg(key, case when key in ('dated_by', 'date', 'zone_id', 'payment_status', 'category_id', 'new_clients') then value
        else '0' end) from jsonb_each(day))))
    from jsonb_array_elements(sale_of(${formerFirstOrder}::integer, true) -> 'days') as day)`;
  const before = formerFirstOrder === null ? sql`null` : formerSale;
  await sql`select book_sale(${id}::integer, 1, ${newClient}::boolean, null, ${before})`.execute(db);
}

/** Takes an order off the sales of its days. `heir` is the order that is its client's first from now on, where this one was. */
export async function takeOffSales(
  db: Kysely<Database>,
  id: number,
  wasFirst: boolean,
  nextFirstOrder: number | null,
): Promise<void> {
  await sql`select book_sale(${id}::integer, -1, ${wasFirst}::boolean, ${nextFirstOrder}::integer)`.execute(db);
}

/** What an order has brought to its days: {@link moveSales} takes that off once the order says something else. */
export async function saleOf(db: Kysely<Database>, id: number, newClient: boolean): Promise<string> {
  const { rows } = await sql<{ sale: string }>`
    select sale_of(${id}::integer, ${newClient}::boolean)::text as sale`.execute(db);
  return rows[0]?.sale ?? '{}';
}

/** Takes what an order brought off its days and adds what it brings now, in one pass. */
export async function moveSales(db: Kysely<Database>, id: number, newClient: boolean, before: string): Promise<void> {
  await sql`select book_sale(${id}::integer, 1, ${newClient}::boolean, null, ${before}::jsonb)`.execute(db);
}
