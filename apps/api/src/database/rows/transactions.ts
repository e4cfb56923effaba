import { type Kysely, sql, type Transaction } from 'kysely';
import type { Database } from '../schema.ts';
import { isOutdated } from '../server/prepared-statements.ts';

/** Serialization failure and deadlock: retry. */
const passing = new Set(['40001', '40P01']);

/** The transaction's reads are out of date: release its locks and start again. */
export class Overtaken extends Error {}

/** Each time, the overtaking transaction has succeeded, or another connection is replaced: retries end. */
function mostAttempts(error: unknown): number {
  if (error instanceof Overtaken || isOutdated(error)) return 100;
  return passing.has((error as { code?: string }).code ?? '') ? 3 : 1;
}

const lastThings = new WeakMap<Kysely<Database>, Map<string, () => Promise<void>>>();

const afterwards = new WeakMap<Kysely<Database>, (() => void)[]>();

/** Reads only: all of them see the same moment. Joins an outer transaction. */
export const inSnapshot = <T>(db: Kysely<Database>, read: (snapshot: Kysely<Database>) => Promise<T>): Promise<T> =>
  db.isTransaction
    ? read(db)
    : db.transaction().setIsolationLevel('repeatable read').setAccessMode('read only').execute(read);

/** Reads only, each statement for two seconds at most: what watches the house must not slow it. */
export const readBriefly = <T>(db: Kysely<Database>, read: (transaction: Kysely<Database>) => Promise<T>): Promise<T> =>
  db
    .transaction()
    .setAccessMode('read only')
    .execute(async (transaction) => {
      await sql`set local statement_timeout = '2s'`.execute(transaction);
      return read(transaction);
    });

/** Retries after a serialization failure, a deadlock, an outdated plan or `Overtaken`. Joins an outer transaction. */
export async function inTransaction<T>(
  db: Kysely<Database>,
  work: (transaction: Transaction<Database>) => Promise<T>,
): Promise<T> {
  // Kysely has the property, but not in the type.
  if (db.isTransaction) return work(db as Transaction<Database>);
  for (let attempt = 1; ; attempt++) {
    const waiting: (() => void)[] = [];
    try {
      const result = await db.transaction().execute(async (transaction) => {
        afterwards.set(transaction, waiting);
        const last = new Map<string, () => Promise<void>>();
        lastThings.set(transaction, last);
        const answer = await work(transaction);
        for (const act of last.values()) await act();
        return answer;
      });
      for (const then of waiting) then();
      return result;
    } catch (error) {
      if (attempt >= mostAttempts(error)) throw error;
    }
  }
}

/**
 * For work that fails and is then done otherwise: an outer transaction goes on without what it wrote. An error of
 * `inTransaction` that is caught within an outer one would save the half that was written.
 */
export async function inSavepoint<T>(
  db: Kysely<Database>,
  work: (transaction: Transaction<Database>) => Promise<T>,
): Promise<T> {
  if (!db.isTransaction) return inTransaction(db, work);
  const [last, waiting] = [lastThings.get(db), afterwards.get(db)];
  const [earlierLast, earlierWaiting] = [[...(last ?? [])], waiting?.length];
  await sql`savepoint work`.execute(db);
  try {
    const answer = await work(db as Transaction<Database>);
    await sql`release savepoint work`.execute(db);
    return answer;
  } catch (error) {
    await sql`rollback to savepoint work`.execute(db);
    await sql`release savepoint work`.execute(db);
    last?.clear();
    for (const [name, act] of earlierLast) last?.set(name, act);
    waiting?.splice(earlierWaiting ?? 0);
    throw error;
  }
}

/** The last step, once per name, so that rows which all need stay locked briefly. The first call counts. */
export async function beforeCommit(db: Kysely<Database>, name: string, act: () => Promise<void>): Promise<void> {
  const last = lastThings.get(db);
  if (!last) return act();
  if (!last.has(name)) last.set(name, act);
}

/** For effects without rollback, such as mails: after commit, or at once outside a transaction. */
export function afterCommit(db: Kysely<Database>, then: () => void): void {
  const waiting = afterwards.get(db);
  if (waiting) waiting.push(then);
  else then();
}
