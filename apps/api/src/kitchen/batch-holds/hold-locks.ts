import { type Kysely, sql } from 'kysely';
import type { Database } from '../../database/schema.ts';

const key = sql`hashtextextended('batch holds', 0)`;

/** Until the commit nobody cooks, holds or releases anything else: what is held is known. */
export const lockHolds = (db: Kysely<Database>): Promise<unknown> =>
  sql`select pg_advisory_xact_lock(${key})`.execute(db);

/** Until the commit nothing is held or released. The first lock of whoever cooks. */
export const shareHolds = (db: Kysely<Database>): Promise<unknown> =>
  sql`select pg_advisory_xact_lock_shared(${key})`.execute(db);
