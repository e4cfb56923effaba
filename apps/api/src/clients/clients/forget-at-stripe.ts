import { type Kysely, sql } from 'kysely';
import type { Database } from '../../database/schema.ts';

/** Stripe may then store cards of theirs. */
export const isKnownToStripe = async (db: Kysely<Database>, clientId: number): Promise<boolean> => {
  const client = db.selectFrom('clients').select('id').where('id', '=', clientId);
  return (await client.where('stripe_customer_id', 'is not', null).executeTakeFirst()) !== undefined;
};

export async function forgetCards(db: Kysely<Database>, clientId: number): Promise<void> {
  const client = db.selectFrom('clients').select('stripe_customer_id as customer').where('id', '=', clientId);
  const { customer } = await client.forUpdate().executeTakeFirstOrThrow();
  if (customer === null) return;
  await db.updateTable('clients').set({ stripe_customer_id: null }).where('id', '=', clientId).execute();
  await forgetAtStripe(db, [customer]);
}

/** A job, so Stripe is called only after the commit. It forgets the customers with their cards. */
export async function forgetAtStripe(db: Kysely<Database>, customers: readonly string[]): Promise<void> {
  for (const customer of customers)
    await sql`select graphile_worker.add_job('forget-customer', json_build_object('customer', ${customer}::text),
      max_attempts => 25)`.execute(db);
}
