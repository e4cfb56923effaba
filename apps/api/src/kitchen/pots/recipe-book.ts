import type { LocalDate } from '@traiteur/domain/dates/calendar.ts';
import type { Unit } from '@traiteur/domain/kitchen/pots/amounts.ts';
import type { Ingredient, Recipe, RecipeLine } from '@traiteur/domain/kitchen/pots/pot.ts';
import type { Bilingual } from '@traiteur/domain/text/language.ts';
import { type Kysely, sql } from 'kysely';
import { bilingual } from '../../database/rows/bilingual.ts';
import { nutritionOf } from '../../database/rows/nutrition.ts';
import type { Database } from '../../database/schema.ts';
import { statesOf } from './allergen-states.ts';

export interface BookRecipe extends Recipe {
  name: Bilingual;
  lines: readonly (RecipeLine & { promised: boolean })[];
}

interface BookIngredient extends Ingredient {
  name: Bilingual;
  /** In percent, once peeled and trimmed. */
  edibleShare: number;
  composition: Bilingual;
}

/** All that some recipes reach, as it is cooked on a day. */
export interface Book {
  recipes: ReadonlyMap<number, BookRecipe>;
  ingredients: ReadonlyMap<number, BookIngredient>;
}

interface LineRow {
  recipeId: number;
  name: Bilingual;
  density: number | null;
  pieceWeight: number | null;
  preparingLoss: number;
  cookingLoss: number;
  ingredientId: number | null;
  partId: number | null;
  quantity: number;
  unit: Unit;
  promised: boolean;
}

/** The version of a day: the latest that has begun, or the first where none has. */
export const versionOn = (recipe: string, date: LocalDate) => sql`(
  select v.* from recipe_versions v where v.recipe_id = ${sql.ref(recipe)}
  order by v.from_date <= ${date} desc, case when v.from_date <= ${date} then v.from_date end desc, v.from_date limit 1)`;

export async function readBook(db: Kysely<Database>, recipeIds: readonly number[], date: LocalDate): Promise<Book> {
  const { rows } = await sql<LineRow>`
    with recursive reached (id) as (
      select unnest(${recipeIds}::integer[])
      union
      select l.part_id from reached cross join lateral ${versionOn('reached.id', date)} v
      join recipe_lines l on l.recipe_id = v.recipe_id and l.from_date = v.from_date where l.part_id is not null
    )
    select r.id as "recipeId", ${bilingual('r.name')} as name, r.density, r.piece_weight as "pieceWeight",
      v.preparing_loss as "preparingLoss", v.cooking_loss as "cookingLoss",
      l.ingredient_id as "ingredientId", l.part_id as "partId", l.quantity, l.unit, l.promised
    from reached join recipes r on r.id = reached.id
    cross join lateral ${versionOn('r.id', date)} v
    join recipe_lines l on l.recipe_id = v.recipe_id and l.from_date = v.from_date
    order by r.id, l.position`.execute(db);
  const recipes = new Map(
    [...Map.groupBy(rows, ({ recipeId }) => recipeId)].map(([id, lines]) => [id, recipeOf(lines)] as const),
  );
  const ingredientIds = [...new Set(rows.flatMap(({ ingredientId }) => ingredientId ?? []))];
  return { recipes, ingredients: await readIngredients(db, ingredientIds, date) };
}

function recipeOf(rows: readonly LineRow[]): BookRecipe {
  const [row] = rows;
  if (!row) throw new Error('A recipe has a line at least');
  const { name, density, pieceWeight, preparingLoss, cookingLoss } = row;
  const lines = rows.map(({ ingredientId, partId, quantity, unit, promised }) => ({
    ...(ingredientId === null ? { recipeId: partId ?? 0 } : { ingredientId }),
    quantity,
    unit,
    promised,
  }));
  return { name, density, pieceWeight, preparingLoss, cookingLoss, lines };
}

async function readIngredients(
  db: Kysely<Database>,
  ids: readonly number[],
  date: LocalDate,
): Promise<Map<number, BookIngredient>> {
  const states = await statesOf(db, ids, date);
  const rows = await db
    .selectFrom('ingredients')
    .select(['id', 'density', 'piece_weight as pieceWeight', 'edible_share as edibleShare'])
    .select(nutritionOf('ingredients').as('nutrition'))
    .select([bilingual('name').as('name'), bilingual('composition').as('composition')])
    .where(sql<boolean>`id = any(${ids}::integer[])`)
    .execute();
  return new Map(
    rows.map(({ id, ...ingredient }) => [
      id,
      {
        ...ingredient,
        allergens: new Map((states.get(id) ?? []).map(({ allergenId, state }) => [allergenId, state])),
      },
    ]),
  );
}
