import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../schema.ts';

/** Serialization failure and deadlock: the work can be tried again. */
const passing = new Set(['40001', '40P01']);

/** What a transaction has found is not so any more: all that it locked is let go, and it begins anew. */
export class Overtaken extends Error {}

/** How often a transaction is tried that ended so: who is overtaken has seen another one come to its end each time. */
function mostAttempts(error: unknown): number {
  if (error instanceof Overtaken) return 100;
  return passing.has((error as { code?: string }).code ?? '') ? 3 : 1;
}

/** What comes last in transactions under way, each thing by its name once. */
const lastThings = new WeakMap<Kysely<Database>, Map<string, () => Promise<void>>>();

/** What waits for transactions under way. */
const afterwards = new WeakMap<Kysely<Database>, (() => void)[]>();

/**
 * Runs `work` in one transaction, again when the database gave it up for another one's sake or another one overtook it. Within a transaction it
 * is a part of that one.
 */
export async function inTransaction<T>(
  db: Kysely<Database>,
  work: (transaction: Transaction<Database>) => Promise<T>,
): Promise<T> {
  // Kysely says so in a property, not in the type.
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
 * Does something as the last thing of a transaction, however deep in it this is called: what locks a row that everybody needs is held for a moment
 * then. Of several things of one name the first is done.
 */
export async function beforeCommit(db: Kysely<Database>, name: string, act: () => Promise<void>): Promise<void> {
  const last = lastThings.get(db);
  if (!last) return act();
  if (!last.has(name)) last.set(name, act);
}

/** Does something that cannot be taken back, such as a mail, once the transaction is kept; at once where there is none. */
export function afterCommit(db: Kysely<Database>, then: () => void): void {
  const waiting = afterwards.get(db);
  if (waiting) waiting.push(then);
  else then();
}
