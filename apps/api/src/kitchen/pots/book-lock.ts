import { type Kysely, sql } from 'kysely';
import type { Database } from '../../database/schema.ts';

/**
 * Until the commit, nobody else saves a recipe or an ingredient: two at once could close a circle between them, or
 * derive a dish from what the other is about to replace. Taken before dishes and orders.
 */
export const lockBook = (db: Kysely<Database>): Promise<unknown> =>
  sql`select pg_advisory_xact_lock(hashtextextended('recipe book', 0))`.execute(db);
