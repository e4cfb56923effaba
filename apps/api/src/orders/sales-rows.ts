import { type Kysely, sql } from 'kysely';
import type { Database } from '../database/schema.ts';

/** Adds a placed order to the sales of its days; the last lock that placing takes, after the client's. */
export async function addToSales(db: Kysely<Database>, id: number, newClient: boolean): Promise<void> {
  await sql`select book_sale(${id}::integer, 1, ${newClient}::boolean)`.execute(db);
}

/** Takes an order off the sales of its days. `heir` is the order that is its client's first from now on, where this one was. */
export async function takeOffSales(
  db: Kysely<Database>,
  id: number,
  wasFirst: boolean,
  heir: number | null,
): Promise<void> {
  await sql`select book_sale(${id}::integer, -1, ${wasFirst}::boolean, ${heir}::integer)`.execute(db);
}
