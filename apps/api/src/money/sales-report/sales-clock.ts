import { type Kysely, sql } from 'kysely';
import type { Database } from '../../database/schema.ts';

/** Counts from the orders: the work of a moment for each thousand of them. */
export async function recountSales(db: Kysely<Database>, timeZone: string): Promise<void> {
  await sql`select recount_sales(${timeZone}::text)`.execute(db);
}

/** Recounts the sales if TIME_ZONE has changed since they were dated. True if it did. */
export const recountSalesByClock = (db: Kysely<Database>, timeZone: string): Promise<boolean> =>
  db.transaction().execute(async (transaction) => {
    const clock = await transaction.selectFrom('sales_clock').select('time_zone').forUpdate().executeTakeFirstOrThrow();
    if (clock.time_zone === timeZone) return false;
    await recountSales(transaction, timeZone);
    return true;
  });
