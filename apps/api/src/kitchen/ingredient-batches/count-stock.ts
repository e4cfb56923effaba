import type {
  BatchDetail,
  IngredientBatch,
  ingredientBatches,
  StockMovement,
} from '@traiteur/contract/kitchen/ingredient-batches.ts';
import type { Body } from '@traiteur/contract/statement/operation.ts';
import { isReversible } from '@traiteur/domain/kitchen/stock/stock.ts';
import { sql } from 'kysely';
import { savingOf, todayOf } from '../../core/acting.ts';
import type { Saving } from '../../core/caller.ts';
import type { Context } from '../../core/context.ts';
import { Refusal } from '../../core/refusal.ts';
import { authorOf } from '../../database/rows/author.ts';
import { inTransaction } from '../../database/rows/transactions.ts';
import { followStock } from '../dish-declarations/follow-stock.ts';
import { batchesWhere, getBatch } from './batch-rows.ts';
import { lockBatches, moveStock } from './move-stock.ts';
import { measuresOf, typedWeight, weightOfGoods } from './typed-weights.ts';

type Cook = Context<'kitchen:write'>;
type Operations = typeof ingredientBatches.operations;
type Counts = Body<Operations['countStock']>['counts'];
type Count = Counts[number];
type FoundBatch = Extract<Count, { ingredientId: number }>;

/** @throws {Refusal} `stale`, `unknown-reference`, `weight-unknown` */
export const countStock = ({ counts }: { counts: Counts }, context: Cook): Promise<{ items: IngredientBatch[] }> =>
  inTransaction(context.db, async (db) => {
    const saving = savingOf(context);
    const batches = await lockBatches(
      db,
      counts.flatMap((count) => ('batchId' in count ? count.batchId : [])),
    );
    const ingredientOf = (count: Count) =>
      'batchId' in count ? batches.get(count.batchId)?.ingredientId : count.ingredientId;
    const measures = await measuresOf(
      db,
      counts.flatMap((count) => ingredientOf(count) ?? []),
    );
    const ids: number[] = [];
    for (const [index, count] of counts.entries()) {
      const field = `counts.${index}.amount`;
      const measure = measures.get(ingredientOf(count) ?? 0);
      if ('ingredientId' in count) {
        ids.push(await insertFound(db, count, weightOfGoods(count, measure, field), saving));
        continue;
      }
      const weight = typedWeight(count, measure, field);
      const batch = batches.get(count.batchId);
      // Named twice in one count, it has moved since it was shown.
      if (!batch || batch.remaining !== count.expected || ids.includes(batch.id)) throw new Refusal('stale');
      await moveStock(db, [{ batchId: batch.id, kind: 'counted', weight: weight - batch.remaining }], saving);
      ids.push(batch.id);
    }
    await followStock(
      db,
      counts.flatMap((count) => ingredientOf(count) ?? []),
      context,
    );
    return { items: await batchesWhere(db, sql`b.id = any(${ids}::integer[])`, todayOf(context)) };
  });

async function insertFound(
  db: Cook['db'],
  { ingredientId, number, useBy }: FoundBatch,
  weight: number,
  saving: Saving,
): Promise<number> {
  const { id } = await db
    .insertInto('ingredient_batches')
    .values({
      ingredient_id: ingredientId,
      number,
      use_by: useBy,
      quantity: weight,
      remaining: 0,
      reason: '',
      refused: false,
      ...authorOf(saving),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await moveStock(db, [{ batchId: id, kind: 'counted', weight }], saving);
  return id;
}

type Waste = Body<Operations['recordWaste']>;

/** @throws {Refusal} `not-found`, `stale`, `weight-unknown`, `stock-too-small` */
export const recordWaste = (id: number, { amount, reason, expected }: Waste, context: Cook): Promise<BatchDetail> =>
  inTransaction(context.db, async (db) => {
    const batch = (await lockBatches(db, [id])).get(id);
    if (!batch) throw new Refusal('not-found');
    if (batch.remaining !== expected) throw new Refusal('stale');
    const measures = await measuresOf(db, [batch.ingredientId]);
    const weight = weightOfGoods({ amount }, measures.get(batch.ingredientId), 'amount');
    await moveStock(db, [{ batchId: id, kind: 'wasted', weight: -weight, reason }], savingOf(context));
    await followStock(db, [batch.ingredientId], context);
    return getBatch(db, id, todayOf(context));
  });

/**
 * @throws {Refusal} `not-found`, `status-not-allowed` for what is taken back already, `stock-too-small`,
 *   `counted-since`: whoever counted saw what there is
 */
export const undoStockMovement = (id: number, movementId: number, context: Cook): Promise<BatchDetail> =>
  inTransaction(context.db, async (db) => {
    const batch = (await lockBatches(db, [id])).get(id);
    if (!batch) throw new Refusal('not-found');
    const { movements } = await getBatch(db, id, todayOf(context));
    const movement = movements.find((candidate) => candidate.id === movementId);
    if (!movement) throw new Refusal('not-found');
    const { kind, weight, reverses, reversed } = movement;
    if (!isReversible(kind) || reverses || reversed) throw new Refusal('status-not-allowed');
    if (movements.some((later) => later.id > movementId && isStandingCount(later))) throw new Refusal('counted-since');
    await moveStock(db, [{ batchId: id, kind, weight: -weight, reversesId: movementId }], savingOf(context));
    await followStock(db, [batch.ingredientId], context);
    return getBatch(db, id, todayOf(context));
  });

const isStandingCount = ({ kind, reverses, reversed }: StockMovement): boolean =>
  kind === 'counted' && !reverses && !reversed;
