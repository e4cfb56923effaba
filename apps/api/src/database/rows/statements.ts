import { Kysely, PostgresDialect, type PostgresPoolClient } from 'kysely';
import type pg from 'pg';
import type { Database } from '../schema.ts';
import { isOutOfReach } from '../server/out-of-reach.ts';
import { isFull, isOutdated, isPreparing, nameOn } from '../server/prepared-statements.ts';
import { shareOf } from '../server/share-of-pool.ts';

declare module '../../core/services.ts' {
  interface Services {
    db: Kysely<Database>;
  }
}

/** Typed statements; the caller closes the pool. */
export const statementsOn = (pool: pg.Pool): Kysely<Database> =>
  statementsBy(pool, async () => leaseOf(await pool.connect(), isPreparing(pool)));

/** Limited to a share of the pool: the rest stays free for others. */
export function statementsOnShareOf(pool: pg.Pool, most: number): Kysely<Database> {
  const share = shareOf(pool, { most });
  return statementsBy(pool, async () => leaseOf(await share.connect(), isPreparing(pool), share.release));
}

const statementsBy = (pool: pg.Pool, connect: () => Promise<PostgresPoolClient>): Kysely<Database> =>
  new Kysely({ dialect: new PostgresDialect({ pool: { connect, end: () => pool.end(), options: pool.options } }) });

/** A snapshot of `inSnapshot`. */
const startsReport = /^start transaction .* read only$/;

/**
 * Broken once the server is out of reach: it announces its end first, and the pool would lend the connection again.
 * Nor is it lent again once what it prepared is outdated, or is as much as it may be.
 */
function leaseOf(client: pg.PoolClient, prepares: boolean, release?: () => void): PostgresPoolClient {
  let isOver = false;
  let failure: Error | undefined;
  // A report is planned for its dates: there are few of them, and each reads a lot.
  let isReport = false;
  const note = (error: unknown): never => {
    if (isOutOfReach(error)) failure ??= error as Error;
    throw error;
  };
  async function ask(text: string, values: readonly unknown[]) {
    isReport ||= startsReport.test(text);
    const name = prepares && !isReport ? nameOn(client, text) : undefined;
    if (name === undefined) return client.query(text, [...values]).catch(note);
    try {
      return await client.query({ name, text, values: [...values] });
    } catch (error) {
      if (!isOutdated(error)) return note(error);
      isOver = true;
      // Within a transaction this fails too, and `inTransaction` begins anew.
      return client.query(text, [...values]).catch(() => note(error));
    }
  }
  return {
    // Kysely uses the cursor overload only with a cursor library.
    query: ask as unknown as PostgresPoolClient['query'],
    release: () => {
      client.release(failure ?? (isOver || isFull(client)));
      release?.();
    },
  };
}
