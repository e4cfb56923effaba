import type { BatchHold, batchHolds } from '@traiteur/contract/kitchen/batch-holds.ts';
import type { Body } from '@traiteur/contract/statement/operation.ts';
import { type Kysely, sql } from 'kysely';
import { type Acting, savingOf } from '../../core/acting.ts';
import type { Saving, StaffCaller } from '../../core/caller.ts';
import { Refusal } from '../../core/refusal.ts';
import { authorOf } from '../../database/rows/author.ts';
import { inTransaction } from '../../database/rows/transactions.ts';
import type { Database } from '../../database/schema.ts';
import { followHolds } from './follow-holds.ts';
import { lockHolds } from './hold-locks.ts';
import { getHold } from './hold-rows.ts';

type HoldInput = Body<(typeof batchHolds.operations)['holdBatch']>;
type Keeper = Acting<StaffCaller>;
type Batch = Pick<HoldInput, 'ingredientBatchId' | 'cookedBatchId'>;

/** @throws {Refusal} `not-found`, `batch-held` */
export const blockBatch = (input: HoldInput, acting: Keeper): Promise<BatchHold> =>
  inTransaction(acting.db, async (transaction) => {
    const saving = savingOf(acting);
    await lockHolds(transaction);
    const id = await insertHold(transaction, input, { reason: input.reason, checkId: null }, saving);
    if (id === undefined) throw new Refusal('batch-held', { faults: [await heldFault(transaction, input)] });
    return getHold(transaction, id);
  });

interface Cause {
  reason: string;
  /** In the kitchen's book. */
  checkId: number | null;
}

/** By a cooling that failed, or a recall; a batch that is on hold already stays so by its first reason. */
export async function blockUnlessHeld(db: Kysely<Database>, batch: Batch, cause: Cause, saving: Saving): Promise<void> {
  await lockHolds(db);
  await insertHold(db, batch, cause, saving);
}

/** Undefined where it is on hold already. @throws {Refusal} `not-found` */
async function insertHold(
  db: Kysely<Database>,
  batch: Batch,
  { reason, checkId }: Cause,
  saving: Saving,
): Promise<number | undefined> {
  const { ingredientBatchId, cookedBatchId } = batch;
  const subject = await subjectOf(db, batch);
  const row = await db
    .insertInto('batch_holds')
    .values({
      ingredient_batch_id: ingredientBatchId,
      cooked_batch_id: cookedBatchId,
      ...subject,
      check_id: checkId,
      reason,
      ...authorOf(saving),
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!row) return undefined;
  if (ingredientBatchId !== null) await writeHeld(db, ingredientBatchId);
  await followHolds(db, 'batch_held', reason, saving);
  return row.id;
}

/** Locked, so that nothing is taken of it meanwhile. What was refused at the door is no batch. */
export async function subjectOf(db: Kysely<Database>, { ingredientBatchId, cookedBatchId }: Batch) {
  const { rows } = await sql<{ number: string; name_fr: string; name_en: string }>`${
    ingredientBatchId === null
      ? sql`select b.lot as number, r.name_fr, r.name_en from cooked_batches b join recipes r on r.id = b.recipe_id
          where b.id = ${cookedBatchId}::integer for update of b`
      : sql`select b.number, i.name_fr, i.name_en from ingredient_batches b join ingredients i on i.id = b.ingredient_id
          where b.id = ${ingredientBatchId}::integer and not b.refused for update of b`
  }`.execute(db);
  const [subject] = rows;
  if (!subject) throw new Refusal('not-found');
  return subject;
}

async function heldFault(db: Kysely<Database>, batch: Batch) {
  const { number, name_fr } = await subjectOf(db, batch);
  const field = batch.ingredientBatchId === null ? 'cookedBatchId' : 'ingredientBatchId';
  return { field, code: 'batch-held' as const, amounts: { lots: number || name_fr } };
}

const writeHeld = (db: Kysely<Database>, id: number) =>
  sql`update ingredient_batches b set held = exists (
      select from batch_holds h where h.ingredient_batch_id = b.id and h.released_at is null) where b.id = ${id}`.execute(
    db,
  );

/** @throws {Refusal} `not-found`, `hold-over` */
export const releaseBatch = (id: number, reason: string, acting: Keeper): Promise<BatchHold> =>
  inTransaction(acting.db, async (transaction) => {
    const saving = savingOf(acting);
    await lockHolds(transaction);
    const { release, ingredientBatchId } = await getHold(transaction, id);
    if (release) throw new Refusal('hold-over');
    await transaction
      .updateTable('batch_holds')
      .set({ released_at: saving.now, released_by_name: saving.by.name, release_reason: reason })
      .where('id', '=', id)
      .execute();
    if (ingredientBatchId !== null) await writeHeld(transaction, ingredientBatchId);
    await followHolds(transaction, 'batch_released', reason, saving);
    return getHold(transaction, id);
  });
