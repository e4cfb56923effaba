import type { RecipeInput } from '@traiteur/contract/kitchen/recipes.ts';
import type { LocalDate } from '@traiteur/domain/dates/calendar.ts';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import { Refusal } from '../../core/refusal.ts';
import type { Database } from '../../database/schema.ts';
import { versionOn } from '../pots/recipe-book.ts';

/**
 * What is cooked keeps what went in: dishes declare what their versions bring, and no version of a day on which they
 * were cooked, by this recipe or by one that takes it, loses a part. The holds are locked: nobody cooks meanwhile.
 * @throws {Refusal} `recipe-cooked`
 */
export async function refuseTakenOut(
  db: Kysely<Database>,
  id: number,
  fromDate: LocalDate,
  { lines }: Pick<RecipeInput, 'lines'>,
): Promise<void> {
  const ingredientIds = lines.flatMap(({ ingredientId }) => ingredientId ?? []);
  const partIds = lines.flatMap(({ recipeId }) => recipeId ?? []);
  await refuseLots(
    db,
    sql`b.recipe_id in (
      with recursive above (id) as (
        select ${id}::integer
        union
        select l.recipe_id from above join recipe_lines l on l.part_id = above.id
      ) select id from above)
    and b.date >= ${fromDate}::date and b.date < coalesce((
      select min(from_date) from recipe_versions where recipe_id = ${id} and from_date > ${fromDate}), 'infinity')
    and exists (
      select from ${sql.table('recipes')} r cross join lateral ${versionOn('r.id', fromDate)} v
      join recipe_lines l on l.recipe_id = v.recipe_id and l.from_date = v.from_date
      where r.id = ${id}
        and not coalesce(l.ingredient_id = any(${ingredientIds}::integer[]), l.part_id = any(${partIds}::integer[])))`,
    'fromDate',
  );
}

/**
 * Of today and later: a lot of a day that is over names the dish as which it was cooked.
 * @throws {Refusal} `recipe-cooked`
 */
export const refuseCookedDish = (db: Kysely<Database>, id: number, date: LocalDate): Promise<void> =>
  refuseLots(db, sql`b.recipe_id = ${id} and b.date >= ${date}::date`, 'productId');

/** By a condition on cooked batches `b`. */
async function refuseLots(db: Kysely<Database>, condition: RawBuilder<unknown>, field: string): Promise<void> {
  const { rows } = await sql<{ lots: string | null }>`
    select string_agg(b.lot, ', ' order by b.lot) as lots from cooked_batches b where ${condition}`.execute(db);
  const lots = rows[0]?.lots;
  if (lots) throw new Refusal('recipe-cooked', { faults: [{ field, code: 'recipe-cooked', amounts: { lots } }] });
}
