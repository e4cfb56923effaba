import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../../../database/schema.ts';

/** Does the whole work, with every rule that may refuse it, then rolls back. */
export async function triedOut<T>(
  db: Kysely<Database>,
  work: (transaction: Transaction<Database>) => Promise<T>,
): Promise<T> {
  const transaction = await db.startTransaction().execute();
  try {
    return await work(transaction);
  } finally {
    await transaction.rollback().execute();
  }
}
