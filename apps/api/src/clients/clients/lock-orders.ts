import { type Kysely, sql } from 'kysely';
import type { Database } from '../../database/schema.ts';

/** In one pass, in the order of ids, as every lock on orders of several clients. */
export async function lockOrdersOf(db: Kysely<Database>, clientIds: readonly number[]): Promise<void> {
  await sql`select from orders where client_id = any(${clientIds}::integer[]) order by id for no key update`.execute(
    db,
  );
}
