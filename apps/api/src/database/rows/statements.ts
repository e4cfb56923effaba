import { Kysely, PostgresDialect } from 'kysely';
import type pg from 'pg';
import type { Database } from '../schema.ts';

declare module '../../core/services.ts' {
  interface Services {
    db: Kysely<Database>;
  }
}

/** Typed statements on that pool; closing the pool is its owner's business. */
export const statementsOn = (pool: pg.Pool): Kysely<Database> => new Kysely({ dialect: new PostgresDialect({ pool }) });
