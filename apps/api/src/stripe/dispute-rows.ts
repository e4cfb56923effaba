import type { DisputeState } from '@traiteur/domain/money/online-payments.ts';
import type { Insertable, Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';

export async function insertDispute(
  db: Kysely<Database>,
  dispute: Insertable<Database['payment_disputes']>,
): Promise<boolean> {
  const insertion = await db
    .insertInto('payment_disputes')
    .values(dispute)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return Boolean(insertion.numInsertedOrUpdatedRows);
}

/** A decision is final: answers false if there was one before. */
export async function decideDispute(
  db: Kysely<Database>,
  id: string,
  state: Exclude<DisputeState, 'open'>,
): Promise<boolean> {
  const decision = await db
    .updateTable('payment_disputes')
    .set({ state })
    .where('id', '=', id)
    .where('state', '=', 'open')
    .executeTakeFirst();
  return Boolean(decision.numUpdatedRows);
}
