import type { LocalDate } from '@traiteur/domain/dates/calendar.ts';
import { type Insertable, type Kysely, sql } from 'kysely';
import type { Saving } from '../../core/caller.ts';
import type { Database } from '../../database/schema.ts';
import { consumeStock, releaseStock } from '../ingredient-batches/consume-stock.ts';

/** Of one cooked batch: an ingredient, maybe of one of its batches, or another cooked batch. */
export type Part = Insertable<Database['cooked_batch_parts']>;

interface StoredPart extends SuppliedPart {
  batch_id: number;
}

interface SuppliedPart {
  ingredient_id: number;
  ingredient_batch_id: number | null;
  weight: number | null;
}

interface Supplying extends Saving {
  /** Of the cooking. */
  date: LocalDate;
}

/**
 * Consumes from the store what batches need beyond what they had, by what ends first, and brings back what they need
 * no more. Answers their parts, each of the batch of the ingredient that it came from; of none where there was nothing.
 */
export async function supplyFromStock(
  db: Kysely<Database>,
  batchIds: readonly number[],
  parts: readonly Part[],
  { date, ...saving }: Supplying,
): Promise<Part[]> {
  const { rows: storedParts } = await sql<StoredPart>`
    select batch_id, ingredient_id, ingredient_batch_id, weight from cooked_batch_parts
    where batch_id = any(${batchIds}::integer[]) and ingredient_id is not null order by id`.execute(db);
  const lots = await lotsOf(db, batchIds);
  const suppliedParts = parts.filter((part) => part.ingredient_id == null);
  for (const batchId of batchIds) {
    const reason = lots.get(batchId) ?? '';
    const wishes = new Map(
      parts.flatMap(({ batch_id, ingredient_id, weight }) =>
        batch_id === batchId && ingredient_id != null ? [[ingredient_id, weight ?? null] as const] : [],
      ),
    );
    const { remainingParts, returns, needs } = compareParts(
      storedParts.filter(({ batch_id }) => batch_id === batchId),
      wishes,
    );
    await releaseStock(db, returns, { ...saving, reason });
    const { shares, missing } = await consumeStock(db, needs, { ...saving, date, reason });
    const addedParts = [
      ...shares.map((share) => ({ ...share, ingredientBatchId: share.batchId })),
      ...missing.map((need) => ({ ...need, ingredientBatchId: null })),
    ].map(
      ({ ingredientId, ingredientBatchId, weight }): SuppliedPart => ({
        ingredient_id: ingredientId,
        ingredient_batch_id: ingredientBatchId,
        weight,
      }),
    );
    const ownParts = [...remainingParts, ...addedParts].map((part) => ({ ...part, batch_id: batchId }));
    suppliedParts.push(...mergeParts(ownParts));
  }
  return suppliedParts;
}

async function lotsOf(db: Kysely<Database>, ids: readonly number[]): Promise<Map<number, string>> {
  const rows = await db
    .selectFrom('cooked_batches')
    .select(['id', 'lot'])
    .where(sql<boolean>`id = any(${ids}::integer[])`)
    .execute();
  return new Map(rows.map(({ id, lot }) => [id, lot]));
}

interface Comparison {
  remainingParts: SuppliedPart[];
  /** By batch of an ingredient. */
  returns: { batchId: number; weight: number }[];
  needs: { ingredientId: number; weight: number }[];
}

/** Of one cooked batch. What has no weight consumes nothing. */
function compareParts(storedParts: readonly StoredPart[], wishes: ReadonlyMap<number, number | null>): Comparison {
  const comparison: Comparison = { remainingParts: [], returns: [], needs: [] };
  const byIngredient = Map.groupBy(storedParts, ({ ingredient_id }) => ingredient_id);
  for (const ingredientId of new Set([...byIngredient.keys(), ...wishes.keys()])) {
    const wish = wishes.get(ingredientId);
    let open = wish ?? 0;
    for (const { batch_id: _batch, ...part } of byIngredient.get(ingredientId) ?? []) {
      const weight = Math.min(open, part.weight ?? 0);
      open -= weight;
      if (weight > 0) comparison.remainingParts.push({ ...part, weight });
      const surplus = (part.weight ?? 0) - weight;
      if (surplus > 0 && part.ingredient_batch_id !== null)
        comparison.returns.push({ batchId: part.ingredient_batch_id, weight: surplus });
    }
    if (open > 0) comparison.needs.push({ ingredientId, weight: open });
    if (wish === null || wish === 0)
      comparison.remainingParts.push({ ingredient_id: ingredientId, ingredient_batch_id: null, weight: wish });
  }
  return comparison;
}

/** One for each batch of an ingredient, however often it was consumed of it. */
function mergeParts(parts: readonly StoredPart[]): Part[] {
  const groups = Map.groupBy(parts, (part) => `${part.ingredient_id} ${part.ingredient_batch_id}`);
  return [...groups.values()].flatMap(([first, ...rest]) =>
    first
      ? [
          {
            batch_id: first.batch_id,
            ingredient_id: first.ingredient_id,
            ingredient_batch_id: first.ingredient_batch_id,
            weight: rest.reduce(
              (sum, { weight }) => (sum === null || weight === null ? null : sum + weight),
              first.weight,
            ),
          },
        ]
      : [],
  );
}
