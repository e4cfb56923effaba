import type { MovementKind } from '@traiteur/domain/kitchen/stock/stock.ts';
import { type Kysely, sql } from 'kysely';
import type { Saving } from '../../core/caller.ts';
import { Refusal } from '../../core/refusal.ts';
import { authorOf } from '../../database/rows/author.ts';
import type { Database } from '../../database/schema.ts';

export interface Movement {
  batchId: number;
  kind: MovementKind;
  /** Milligrams, negative where they leave. */
  weight: number;
  reason?: string;
  reversesId?: number;
}

interface LockedBatch {
  id: number;
  ingredientId: number;
  remaining: number;
}

/** In the order of their numbers, until the transaction ends. @throws {Refusal} `unknown-reference`, `not-found` */
export async function lockBatches(db: Kysely<Database>, ids: readonly number[]): Promise<Map<number, LockedBatch>> {
  const rows = await db
    .selectFrom('ingredient_batches')
    .select(['id', 'ingredient_id as ingredientId', 'remaining'])
    .where(sql<boolean>`id = any(${ids}::integer[]) and not refused`)
    .orderBy('id')
    .forUpdate()
    .execute();
  return new Map(rows.map((row) => [row.id, row]));
}

/** Milligrams: two tons. A count that is taken back may bring what nobody ever had. */
const largestStock = 2_000_000_000;

/** Of batches that are locked. Each batch once at most. @throws {Refusal} `stock-too-small`, `invalid-input` */
export async function moveStock(db: Kysely<Database>, movements: readonly Movement[], saving: Saving): Promise<void> {
  if (movements.length === 0) return;
  const rows = movements.map(({ batchId, kind, weight, reason = '', reversesId = null }) => ({
    batch_id: batchId,
    kind,
    weight,
    reason,
    reverses_id: reversesId,
    ...authorOf(saving),
  }));
  await db.insertInto('stock_movements').values(rows).execute();
  const { rows: refusedMoves } = await sql<{ id: number; isOverdrawn: boolean }>`
    with moved as (select * from unnest(${rows.map(({ batch_id }) => batch_id)}::integer[],
      ${rows.map(({ weight }) => weight)}::integer[]) as moved (batch_id, weight)),
    changed as (
      update ingredient_batches b set remaining = b.remaining + m.weight from moved m
      where b.id = m.batch_id and b.remaining::bigint + m.weight between 0 and ${largestStock} returning b.id)
    select batch_id as id, weight < 0 as "isOverdrawn" from moved where batch_id not in (select id from changed)`.execute(
    db,
  );
  const [refusedMove] = refusedMoves;
  if (!refusedMove) return;
  if (refusedMove.isOverdrawn) throw new Refusal('stock-too-small', { field: 'amount' });
  throw new Refusal('invalid-input', { faults: [{ field: 'amount', code: 'too-large' }] });
}
