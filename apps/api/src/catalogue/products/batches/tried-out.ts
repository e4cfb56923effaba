import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../../../database/schema.ts';

/** What some work would come to: it is done whole, with every rule that speaks against it, and then taken back. */
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
