import { orderNumber } from '@traiteur/domain/orders/order-number.ts';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../../database/schema.ts';

interface NewNumber {
  id: number;
  number: string;
}

/** Without a lock: a failed order leaves a gap. Only the first orders of a year wait for each other. */
export async function nextOrderNumber(db: Kysely<Database>, year: number): Promise<NewNumber> {
  const next = await nextOf(db, year);
  if (next) return next;
  await beginYear(db, year);
  const first = await nextOf(db, year);
  if (!first) throw new Error(`the year ${year} has not begun`);
  return first;
}

/** Reads the row of the year before it draws the id, so that no number of a year is below one. */
async function nextOf(db: Kysely<Database>, year: number): Promise<NewNumber | undefined> {
  const { rows } = await sql<{
    id: number;
    before: number;
  }>`select nextval('orders_id_seq') as id, before from order_years where year = ${year}`.execute(db);
  const [row] = rows;
  return row && { id: row.id, number: orderNumber(year, row.id - row.before) };
}

const beginYear = (db: Kysely<Database>, year: number) =>
  sql`insert into order_years (year, before) select ${year}, coalesce(pg_sequence_last_value('orders_id_seq'), 0)
    on conflict do nothing`.execute(db);
