import { type Kysely, sql } from 'kysely';
import type { Database } from '../../database/schema.ts';

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

/** Takes an order off the sales of its days. `nextFirstOrder` is the order that is its client's first from now on, where this one was. */
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
