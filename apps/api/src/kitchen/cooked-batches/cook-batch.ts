import type { LocalDate } from '@traiteur/domain/dates/calendar.ts';
import { lotOf } from '@traiteur/domain/kitchen/lots.ts';
import { type Kysely, sql } from 'kysely';
import type { Saving } from '../../core/caller.ts';
import { Refusal } from '../../core/refusal.ts';
import { authorOf } from '../../database/rows/author.ts';
import type { Database } from '../../database/schema.ts';
import { shareHolds } from '../batch-holds/hold-locks.ts';
import { ingredientsOf, writeParts } from './batch-parts.ts';
import { supplyFromStock } from './stock-parts.ts';

/** Until the commit nobody else ticks anything for the date: a batch is the sum of its ticks. Nor is one held. */
export async function lockCooking(db: Kysely<Database>, date: LocalDate): Promise<void> {
  await shareHolds(db);
  await sql`select pg_advisory_xact_lock(hashtextextended('cooking ' || ${date}, 0))`.execute(db);
}

interface CookedWeight {
  date: LocalDate;
  recipeId: number;
  /** Milligrams; null where nobody knows. */
  weight: number | null;
}

/**
 * Follows the ticks of a dish: its batch is all that is ticked of its sizes. A dish without a recipe has none. Answers
 * the ingredients that went in or came back, as whatever cooks does.
 */
export async function followTicks(
  db: Kysely<Database>,
  date: LocalDate,
  productId: number,
  saving: Saving,
): Promise<number[]> {
  const { rows } = await sql<{ recipeId: number; weight: number | null; isTicked: boolean }>`
    select r.id as "recipeId", count(t.size_id) > 0 as "isTicked",
      case when bool_and(p.weight is not null) then sum(t.quantity::bigint * p.weight)::double precision end as weight
    from recipes r
    left join production_ticks t on t.product_id = r.product_id and t.delivery_date = ${date}::date
    left join recipe_portions p on p.recipe_id = r.id and p.size_id = t.size_id
    where r.product_id = ${productId} group by r.id`.execute(db);
  const [row] = rows;
  if (!row) return [];
  const { isTicked, ...cookedWeight } = row;
  return isTicked ? saveBatch(db, { date, ...cookedWeight }, saving) : removeBatch(db, date, row.recipeId, saving);
}

/**
 * The same recipe for the same date is the same batch: it takes that weight.
 * @throws {Refusal} `batch-held`, `recipe-cooked`
 */
export async function saveBatch(
  db: Kysely<Database>,
  { date, recipeId, weight }: CookedWeight,
  saving: Saving,
): Promise<number[]> {
  await refuseHeld(db, date, recipeId);
  const batch = { weight, ...authorOf(saving) };
  const dish = db.selectFrom('recipes').select('product_id').where('id', '=', recipeId);
  const row = await db
    .insertInto('cooked_batches')
    .values({ recipe_id: recipeId, product_id: dish, date, lot: lotOf(date, recipeId), ...batch })
    .onConflict((conflict) =>
      conflict
        .columns(['recipe_id', 'date'])
        .doUpdateSet(batch)
        .where(sql<boolean>`cooked_batches.product_id is not distinct from excluded.product_id`),
    )
    .returning(sql<boolean>`xmax = 0`.as('isNew'))
    .executeTakeFirst();
  // On a day that is over its recipe was that of another dish, and its lot names that one.
  if (!row) {
    const amounts = { lots: lotOf(date, recipeId) };
    throw new Refusal('recipe-cooked', { faults: [{ field: 'quantity', code: 'recipe-cooked', amounts }] });
  }
  const { isNew } = row;
  // What took its ingredients one by one, since it was not cooked yet, took them from it.
  const takers = isNew ? await cookedAbove(db, date, recipeId) : [];
  return writeParts(db, date, [recipeId, ...takers], saving);
}

/**
 * What it had from the store comes back, and what was made from it is made from its ingredients again.
 * @throws {Refusal} `batch-held`, `lot-in-book`
 */
export async function removeBatch(
  db: Kysely<Database>,
  date: LocalDate,
  recipeId: number,
  saving: Saving,
): Promise<number[]> {
  const batch = await db
    .selectFrom('cooked_batches')
    .select('id')
    .where('recipe_id', '=', recipeId)
    .where('date', '=', date)
    .forUpdate()
    .executeTakeFirst();
  if (!batch) return [];
  await refuseHeld(db, date, recipeId);
  await refuseCooling(db, batch.id, lotOf(date, recipeId));
  const takers = await cookedAbove(db, date, recipeId);
  const ingredientIds = await ingredientsOf(db, [batch.id]);
  await supplyFromStock(db, [batch.id], [], { date, ...saving });
  await db.deleteFrom('cooked_batches').where('id', '=', batch.id).execute();
  return [...ingredientIds, ...(await writeParts(db, date, takers, saving))];
}

/** Recipes cooked for the date that take this one, however deep it stands. */
async function cookedAbove(db: Kysely<Database>, date: LocalDate, recipeId: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    with recursive above (id) as (
      select l.recipe_id from recipe_lines l where l.part_id = ${recipeId}
      union
      select l.recipe_id from above join recipe_lines l on l.part_id = above.id
    )
    select b.recipe_id as id from cooked_batches b join above on above.id = b.recipe_id where b.date = ${date}`.execute(
    db,
  );
  return rows.map(({ id }) => id);
}

/** What is cooling was cooked, and holds its batch where it fails: ticked anew, that would be another one. */
async function refuseCooling(db: Kysely<Database>, batchId: number, lot: string): Promise<void> {
  const check = await db
    .selectFrom('kitchen_book')
    .select('id')
    .where('cooked_batch_id', '=', batchId)
    .where('withdrawn_at', 'is', null)
    .executeTakeFirst();
  if (!check) return;
  const fault = { field: 'quantity', code: 'lot-in-book' as const, amounts: { lots: lot } };
  throw new Refusal('lot-in-book', { faults: [fault] });
}

/** What a batch on hold was made from stays as it was written, and nothing is made from it. */
async function refuseHeld(db: Kysely<Database>, date: LocalDate, recipeId: number): Promise<void> {
  const { rows } = await sql<{ lots: string | null }>`
    with recursive above (id) as (
      select ${recipeId}::integer
      union
      select l.recipe_id from above join recipe_lines l on l.part_id = above.id
    ), below (id) as (
      select ${recipeId}::integer
      union
      select l.part_id from below join recipe_lines l on l.recipe_id = below.id where l.part_id is not null
    )
    select string_agg(b.lot, ', ' order by b.lot) as lots from cooked_batches b
    where b.held and b.date = ${date} and (b.recipe_id in (select id from above) or b.recipe_id in (select id from below))`.execute(
    db,
  );
  const lots = rows[0]?.lots;
  if (lots) throw new Refusal('batch-held', { faults: [{ field: 'quantity', code: 'batch-held', amounts: { lots } }] });
}
