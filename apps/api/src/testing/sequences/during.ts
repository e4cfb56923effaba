import type { Kysely, Transaction } from 'kysely';
import { sql } from 'kysely';
import type { Database } from '../../database/schema.ts';

/** Commits a change once all requests wait for its locks: they began before the commit, and go on after it. */
export async function during(
  db: Kysely<Database>,
  change: (transaction: Transaction<Database>) => Promise<unknown>,
  send: readonly (() => Promise<unknown>)[],
): Promise<PromiseSettledResult<unknown>[]> {
  const result = await db.transaction().execute(async (transaction) => {
    await change(transaction);
    const answers = Promise.allSettled(send.map((request) => request()));
    while ((await waitingIn(db)) < send.length);
    // In an object: `execute` would await a promise.
    return { answers };
  });
  return result.answers;
}

async function waitingIn(db: Kysely<Database>): Promise<number> {
  const { rows } = await sql<{ waiting: number }>`
    select count(distinct pid)::integer as waiting from pg_locks join pg_stat_activity using (pid)
    where not granted and datname = current_database()`.execute(db);
  return rows[0]?.waiting ?? 0;
}
