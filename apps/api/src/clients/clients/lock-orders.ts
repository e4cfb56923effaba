import { type Kysely, sql } from 'kysely';
import type { Database } from '../../database/schema.ts';

/** Holds all orders of those clients, in one pass: whoever holds orders of several clients takes them in that order too. */
export async function lockOrdersOf(db: Kysely<Database>, clientIds: readonly number[]): Promise<void> {
  await sql`select from orders where client_id = any(${clientIds}::integer[]) order by id for no key update`.execute(
    db,
  );
}
