import { Kysely, PostgresDialect, type PostgresPoolClient } from 'kysely';
import type pg from 'pg';
import type { Database } from '../schema.ts';
import { isOutOfReach } from '../server/out-of-reach.ts';
import { shareOf } from '../server/share-of-pool.ts';

declare module '../../core/services.ts' {
  interface Services {
    db: Kysely<Database>;
  }
}

/** Typed statements; the caller closes the pool. */
export const statementsOn = (pool: pg.Pool): Kysely<Database> =>
  statementsBy(pool, async () => leaseOf(await pool.connect()));

/** Limited to a share of the pool: the rest stays free for others. */
export function statementsOnShareOf(pool: pg.Pool, most: number): Kysely<Database> {
  const share = shareOf(pool, { most });
  return statementsBy(pool, async () => leaseOf(await share.connect(), share.release));
}

const statementsBy = (pool: pg.Pool, connect: () => Promise<PostgresPoolClient>): Kysely<Database> =>
  new Kysely({ dialect: new PostgresDialect({ pool: { connect, end: () => pool.end(), options: pool.options } }) });

/** Broken once the server is out of reach: it announces its end first, and the pool would lend the connection again. */
function leaseOf(client: pg.PoolClient, release?: () => void): PostgresPoolClient {
  let isBroken = false;
  const note = (error: unknown): never => {
    isBroken ||= isOutOfReach(error);
    throw error;
  };
  const ask = (text: string, values: readonly unknown[]) => client.query(text, [...values]).catch(note);
  return {
    // Kysely uses the cursor overload only with a cursor library.
    query: ask as unknown as PostgresPoolClient['query'],
    release: () => {
      client.release(isBroken);
      release?.();
    },
  };
}
