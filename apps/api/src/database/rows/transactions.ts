import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../schema.ts';

/** Serialization failure and deadlock: the work can be tried again. */
const passing = new Set(['40001', '40P01']);

/**
 * Runs `work` in one transaction, again when the database gave it up for another one's sake; three times at most. Within a transaction it is a
 * part of that one.
 */
export async function inTransaction<T>(
  db: Kysely<Database>,
  work: (transaction: Transaction<Database>) => Promise<T>,
): Promise<T> {
  // Kysely says so in a property, not in the type.
  if (db.isTransaction) return work(db as Transaction<Database>);
  for (let attempt = 1; ; attempt++) {
    try {
      return await db.transaction().execute(work);
    } catch (error) {
      if (attempt === 3 || !passing.has((error as { code?: string }).code ?? '')) throw error;
    }
  }
}
