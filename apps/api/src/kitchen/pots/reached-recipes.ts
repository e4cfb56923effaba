import type { LocalDate } from '@traiteur/domain/dates/calendar.ts';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../../database/schema.ts';

/** Lines of what is cooked from a day on: of the version in force, and of those to come. */
const isLive = (line: string, date: LocalDate) => sql`${sql.ref(`${line}.from_date`)} >= coalesce((
  select max(v.from_date) from recipe_versions v
  where v.recipe_id = ${sql.ref(`${line}.recipe_id`)} and v.from_date <= ${date}), '-infinity')`;

export interface PotChange {
  recipeIds?: readonly number[];
  ingredientIds?: readonly number[];
  /** Dishes in which something becomes unknown stay on sale. */
  staysOnSale?: boolean;
}

/** Recipes of dishes that something reaches from a day on, however deep it stands. */
export async function dishRecipesOf(
  db: Kysely<Database>,
  { recipeIds = [], ingredientIds = [] }: PotChange,
  date: LocalDate,
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    with recursive above (id) as (
      select unnest(${recipeIds}::integer[])
      union
      select l.recipe_id from recipe_lines l where l.ingredient_id = any(${ingredientIds}::integer[]) and ${isLive('l', date)}
      union
      select l.recipe_id from above join recipe_lines l on l.part_id = above.id and ${isLive('l', date)}
    )
    select r.id from above join recipes r on r.id = above.id where r.product_id is not null order by r.id`.execute(db);
  return rows.map(({ id }) => id);
}

/** By recipe, all that may be in its pot from a day on. */
export async function ingredientsOf(
  db: Kysely<Database>,
  recipeIds: readonly number[],
  date: LocalDate,
): Promise<Map<number, number[]>> {
  const { rows } = await sql<{ root: number; ingredientId: number }>`
    with recursive below (root, id) as (
      select id, id from unnest(${recipeIds}::integer[]) id
      union
      select below.root, l.part_id from below join recipe_lines l on l.recipe_id = below.id and ${isLive('l', date)}
      where l.part_id is not null
    )
    select distinct below.root, l.ingredient_id as "ingredientId" from below
    join recipe_lines l on l.recipe_id = below.id and ${isLive('l', date)} where l.ingredient_id is not null`.execute(
    db,
  );
  return new Map(
    [...Map.groupBy(rows, ({ root }) => root)].map(([root, group]) => [
      root,
      group.map(({ ingredientId }) => ingredientId),
    ]),
  );
}

/** Dishes in which each of some ingredients is from a day on, directly or in a preparation. */
export async function dishCountsOf(
  db: Kysely<Database>,
  ingredientIds: readonly number[],
  date: LocalDate,
): Promise<Map<number, number>> {
  const { rows } = await sql<{ ingredientId: number; count: number }>`
    with recursive above (root, id) as (
      select l.ingredient_id, l.recipe_id from recipe_lines l
      where l.ingredient_id = any(${ingredientIds}::integer[]) and ${isLive('l', date)}
      union
      select above.root, l.recipe_id from above join recipe_lines l on l.part_id = above.id and ${isLive('l', date)}
    )
    select above.root as "ingredientId", count(distinct r.product_id)::integer as count
    from above join recipes r on r.id = above.id where r.active and r.product_id is not null group by above.root`.execute(
    db,
  );
  return new Map(rows.map(({ ingredientId, count }) => [ingredientId, count]));
}
