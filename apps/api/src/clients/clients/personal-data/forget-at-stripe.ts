import { type Kysely, sql } from 'kysely';
import type { Database } from '../../../database/schema.ts';

/** Has Stripe forget these customers, cards and all, once the transaction that is open has ended. */
export async function forgetAtStripe(db: Kysely<Database>, customers: readonly string[]): Promise<void> {
  for (const customer of customers)
    await sql`select graphile_worker.add_job('forget-customer', json_build_object('customer', ${customer}::text),
      max_attempts => 25)`.execute(db);
}
