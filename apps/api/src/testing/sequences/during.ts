import type { Kysely, Transaction } from 'kysely';
import { sql } from 'kysely';
import type { Database } from '../../database/schema.ts';

/**
 * Makes a change that is kept once each of those requests, sent meanwhile, waits for what it holds: they began before it, and go on after it.
 * Answers what became of them.
 */
export async function during(
  db: Kysely<Database>,
  change: (transaction: Transaction<Database>) => Promise<unknown>,
  send: readonly (() => Promise<unknown>)[],
): Promise<PromiseSettledResult<unknown>[]> {
  const result = await db.transaction().execute(async (transaction) => {
    await change(transaction);
    const answers = Promise.allSettled(send.map((request) => request()));
    while ((await waitingIn(db)) < send.length);
    // In an object, so that nobody waits for them here.
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
