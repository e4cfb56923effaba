import { type Kysely, sql } from 'kysely';
import type { Database } from '../../database/schema.ts';

/** Counts the sales of every day anew from the orders that stand; the work of a moment for each thousand orders. */
export async function recountSales(db: Kysely<Database>, timeZone: string): Promise<void> {
  await sql`select recount_sales(${timeZone}::text)`.execute(db);
}

/** Sees to it that sales are dated by the house's clock: where TIME_ZONE has changed, they are counted anew. Answers whether they were. */
export const recountSalesByClock = (db: Kysely<Database>, timeZone: string): Promise<boolean> =>
  db.transaction().execute(async (transaction) => {
    const clock = await transaction.selectFrom('sales_clock').select('time_zone').forUpdate().executeTakeFirstOrThrow();
    if (clock.time_zone === timeZone) return false;
    await recountSales(transaction, timeZone);
    return true;
  });
