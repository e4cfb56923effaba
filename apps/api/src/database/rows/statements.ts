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

/** Typed statements on that pool; closing the pool is its owner's business. */
export const statementsOn = (pool: pg.Pool): Kysely<Database> =>
  statementsBy(pool, async () => leaseOf(await pool.connect()));

/** The same for those who may never take more than so many of its connections at once: others always find one. */
export function statementsOnShareOf(pool: pg.Pool, most: number): Kysely<Database> {
  const share = shareOf(pool, { most });
  return statementsBy(pool, async () => leaseOf(await share.connect(), share.release));
}

const statementsBy = (pool: pg.Pool, connect: () => Promise<PostgresPoolClient>): Kysely<Database> =>
  new Kysely({ dialect: new PostgresDialect({ pool: { connect, end: () => pool.end(), options: pool.options } }) });

/**
 * A connection that is given back as broken once a statement has said so. The server says that it ends a connection before it closes it:
 * in between, the pool would hand it to somebody else.
 */
function leaseOf(client: pg.PoolClient, release?: () => void): PostgresPoolClient {
  let isBroken = false;
  const note = (error: unknown): never => {
    isBroken ||= isOutOfReach(error);
    throw error;
  };
  const ask = (text: string, values: readonly unknown[]) => client.query(text, [...values]).catch(note);
  return {
    // Of the two ways to ask, Kysely takes that with a cursor only where it is given the library for it.
    query: ask as unknown as PostgresPoolClient['query'],
    release: () => {
      client.release(isBroken);
      release?.();
    },
  };
}
