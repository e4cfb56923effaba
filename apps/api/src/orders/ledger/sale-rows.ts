import { type Kysely, sql } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { recountClient } from './recount-client.ts';

export async function recordSales(db: Kysely<Database>, orderIds: readonly (number | null)[]): Promise<void> {
  const ids = [...new Set(orderIds.filter((id) => id !== null))];
  await sql`select record_sales(${ids}::integer[])`.execute(db);
}

/** Order and client are locked; all else of the order is written. Answers how many orders of the client stand. */
export async function recordSale(db: Kysely<Database>, clientId: number, orderId: number): Promise<number> {
  const { orders, formerFirst, first } = await recountClient(db, clientId);
  await recordSales(db, formerFirst === first ? [orderId] : [orderId, formerFirst, first]);
  return orders;
}
