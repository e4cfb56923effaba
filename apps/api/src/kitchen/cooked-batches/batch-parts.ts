import type { LocalDate } from '@traiteur/domain/dates/calendar.ts';
import { weightOf } from '@traiteur/domain/kitchen/pots/amounts.ts';
import { grossOf, type IngredientNeed, needsOf } from '@traiteur/domain/kitchen/pots/production-needs.ts';
import { type Kysely, sql } from 'kysely';
import type { Saving } from '../../core/caller.ts';
import type { Database } from '../../database/schema.ts';
import { type Book, readBook } from '../pots/recipe-book.ts';
import { type Part, supplyFromStock } from './stock-parts.ts';

interface Batch {
  id: number;
  recipeId: number;
  weight: number | null;
}

/**
 * Writes anew what went into the batches of these recipes: ingredients, and batches of the date. A preparation that
 * nobody ticked was cooked along, so its ingredients went in. Answers the ingredients of before and of now.
 */
export async function writeParts(
  db: Kysely<Database>,
  date: LocalDate,
  recipeIds: readonly number[],
  saving: Saving,
): Promise<number[]> {
  if (recipeIds.length === 0) return [];
  const batches = await batchesOf(db, date);
  const book = await readBook(db, recipeIds, date);
  const cooked = new Map(batches.map((batch) => [batch.recipeId, batch]));
  const writtenBatches = [...new Set(recipeIds)].flatMap((id) => cooked.get(id) ?? []);
  const parts = writtenBatches.flatMap((batch) => partsOf(batch, cooked, book));
  const ids = writtenBatches.map(({ id }) => id);
  const earlierIds = await ingredientsOf(db, ids);
  const suppliedParts = await supplyFromStock(db, ids, parts, { date, ...saving });
  await db.deleteFrom('cooked_batch_parts').where(sql<boolean>`batch_id = any(${ids}::integer[])`).execute();
  if (suppliedParts.length > 0) await db.insertInto('cooked_batch_parts').values(suppliedParts).execute();
  await writeUseBy(db, date);
  return [...earlierIds, ...suppliedParts.flatMap(({ ingredient_id: id }) => id ?? [])];
}

/** Of cooked batches, those that went in. */
export async function ingredientsOf(db: Kysely<Database>, batchIds: readonly number[]): Promise<number[]> {
  const rows = await db
    .selectFrom('cooked_batch_parts')
    .select('ingredient_id as id')
    .distinct()
    .where(sql<boolean>`batch_id = any(${batchIds}::integer[])`)
    .execute();
  return rows.flatMap(({ id }) => id ?? []);
}

async function batchesOf(db: Kysely<Database>, date: LocalDate): Promise<Batch[]> {
  return db
    .selectFrom('cooked_batches')
    .select(['id', 'recipe_id as recipeId', 'weight'])
    .where('date', '=', date)
    .execute();
}

/** A recipe that has a batch is taken from it: below there, nothing is taken again. */
export function partsOf({ id, recipeId, weight }: Batch, cooked: ReadonlyMap<number, Batch>, book: Book): Part[] {
  const leaves = new Map(
    [...book.recipes].map(([key, recipe]) => [
      key,
      key !== recipeId && cooked.has(key) ? { ...recipe, lines: [] } : recipe,
    ]),
  );
  const needs = needsOf([{ recipeId, weight, start: '' }], { ...book, recipes: leaves });
  const batchParts = [...needs.recipes].flatMap(([key, need]): Part[] => {
    const batch = key === recipeId ? undefined : cooked.get(key);
    return batch
      ? [{ batch_id: id, part_batch_id: batch.id, weight: need.isWhole ? storedWeight(need.weight) : null }]
      : [];
  });
  const ingredients = [...needs.ingredients].map(
    ([key, need]): Part => ({ batch_id: id, ingredient_id: key, weight: grossWeight(need, key, book) }),
  );
  return [...batchParts, ...ingredients];
}

function grossWeight({ measured, isWhole }: IngredientNeed, id: number, book: Book): number | null {
  const ingredient = book.ingredients.get(id);
  if (!ingredient || !isWhole) return null;
  const { g, ml, piece } = grossOf(measured, ingredient.edibleShare);
  const weights = [
    Math.round(g),
    ml > 0 ? weightOf({ quantity: ml, unit: 'ml' }, ingredient) : 0,
    piece > 0 ? weightOf({ quantity: piece, unit: 'piece' }, ingredient) : 0,
  ];
  const sum = weights.reduce<number | null>(
    (total, weight) => (total === null || weight === null ? null : total + weight),
    0,
  );
  return sum && storedWeight(sum);
}

/** Milligrams: a thousand tons. */
const largestWeight = 1_000_000_000_000;

/** More than anybody cooks is a slip of the hand: what it takes is not known. */
const storedWeight = (weight: number): number | null => (weight <= largestWeight ? Math.round(weight) : null);

/** By its recipe, and no later than the batches that went in, however deep. */
export const writeUseBy = (db: Kysely<Database>, date: LocalDate): Promise<unknown> =>
  sql`
    with recursive inside (id, part_id) as (
      select id, id from cooked_batches where date = ${date}
      union
      select inside.id, p.part_batch_id from inside join cooked_batch_parts p on p.batch_id = inside.part_id
      where p.part_batch_id is not null
    ), limits as (
      select inside.id, least(min(b.date + r.shelf_life), min((
        select min(i.use_by) from cooked_batch_parts p join ingredient_batches i on i.id = p.ingredient_batch_id
        where p.batch_id = b.id))) as use_by
      from inside join cooked_batches b on b.id = inside.part_id join recipes r on r.id = b.recipe_id group by inside.id
    )
    update cooked_batches b set use_by = limits.use_by from limits
    where limits.id = b.id and b.use_by is distinct from limits.use_by`.execute(db);
