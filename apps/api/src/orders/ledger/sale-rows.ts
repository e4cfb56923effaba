import { type Kysely, sql } from 'kysely';
import type { Database } from '../../database/schema.ts';

export async function recordSales(db: Kysely<Database>, orderIds: readonly (number | null)[]): Promise<void> {
  const ids = [...new Set(orderIds.filter((id) => id !== null))];
  await sql`select record_sales(${ids}::integer[])`.execute(db);
}

/** Orders and client are locked, all else is written. Recounts the client, and answers how many orders they have. */
export async function recordSalesOf(
  db: Kysely<Database>,
  clientId: number,
  orderIds: readonly number[],
): Promise<number> {
  const { rows } = await sql<{
    orders: number;
  }>`select record_client_sales(${clientId}, ${orderIds}::integer[]) as orders`.execute(db);
  return rows[0]?.orders ?? 0;
}
