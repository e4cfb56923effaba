import { pauseAfterWrongCodes } from '@traiteur/domain/access/second-factor.ts';
import { type Kysely, sql } from 'kysely';
import { Refusal } from '../../core/refusal.ts';
import { inTransaction } from '../../database/rows/transactions.ts';
import type { Database } from '../../database/schema.ts';

/** Counts before the check, so that a burst gets no more guesses. @throws {Refusal} `too-many-attempts` in a pause */
export const countCode = (db: Kysely<Database>, administratorId: number, now: Date): Promise<number> =>
  inTransaction(db, async (transaction) => {
    const row = await transaction
      .insertInto('wrong_codes')
      .values({ administrator_id: administratorId, count: 1, wait_until: now })
      .onConflict((conflict) =>
        conflict
          .column('administrator_id')
          .doUpdateSet({ count: sql`wrong_codes.count + 1` })
          .where('wrong_codes.wait_until', '<=', now),
      )
      .returning('count')
      .executeTakeFirst();
    if (!row)
      throw new Refusal('too-many-attempts', {
        account: administratorId,
        retryAfter: await secondsLeft(transaction, administratorId, now),
      });
    await transaction
      .updateTable('wrong_codes')
      .set({ wait_until: new Date(now.getTime() + pauseAfterWrongCodes(row.count) * 1000) })
      .where('administrator_id', '=', administratorId)
      .execute();
    return row.count;
  });

async function secondsLeft(db: Kysely<Database>, administratorId: number, now: Date): Promise<number> {
  const { wait_until } = await db
    .selectFrom('wrong_codes')
    .select('wait_until')
    .where('administrator_id', '=', administratorId)
    .executeTakeFirstOrThrow();
  return Math.ceil((wait_until.getTime() - now.getTime()) / 1000);
}

export async function forgetWrongCodes(db: Kysely<Database>, administratorId: number): Promise<void> {
  await db.deleteFrom('wrong_codes').where('administrator_id', '=', administratorId).execute();
}
