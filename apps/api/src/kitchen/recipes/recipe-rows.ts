import type { Recipe, RecipeDifference, RecipeInput, RecipeRow, recipes } from '@traiteur/contract/kitchen/recipes.ts';
import type { Page } from '@traiteur/contract/statement/lists.ts';
import type { Received } from '@traiteur/contract/statement/operation.ts';
import type { LocalDate } from '@traiteur/domain/dates/calendar.ts';
import { nutritionOfPot, potOf } from '@traiteur/domain/kitchen/pots/pot.ts';
import type { Locale } from '@traiteur/domain/text/language.ts';
import { type Kysely, sql } from 'kysely';
import { Refusal } from '../../core/refusal.ts';
import { bilingual } from '../../database/rows/bilingual.ts';
import { pageOf } from '../../database/rows/paging.ts';
import { byName } from '../../database/rows/sorts.ts';
import { matches } from '../../database/rows/word-search.ts';
import type { Database } from '../../database/schema.ts';
import { ingredientsText, readAllergens } from '../pots/dish-texts.ts';
import { statesByRecipe } from '../pots/recipe-states.ts';
import { readBook, versionOn } from '../pots/recipe-book.ts';

type Query = Received<(typeof recipes.operations)['list']>['query'];

export function listRecipes(
  db: Kysely<Database>,
  { search, active, open, ingredientId, productId, ...query }: Query,
  { locale, date }: { locale: Locale; date: LocalDate },
): Promise<Page<RecipeRow>> {
  let rows = db
    .selectFrom('recipes')
    .leftJoin('products', 'products.id', 'recipes.product_id')
    .select(['recipes.id', 'recipes.version', 'recipes.active', 'recipes.product_id as productId', 'recipes.density'])
    .select(bilingual('recipes.name').as('name'))
    .select([
      sql<RecipeRow['dish']>`case when products.id is not null then ${bilingual('products.name')} end`.as('dish'),
      sql<number>`(select count(*)::integer from ${versionOn('recipes.id', date)} v
        join recipe_lines l on l.recipe_id = v.recipe_id and l.from_date = v.from_date)`.as('lines'),
      sql<number>`coalesce(cardinality(products.unknown_allergens), 0)`.as('unknown'),
      sql<number>`coalesce(cardinality(products.disputed_allergens), 0)`.as('disputed'),
    ]);
  if (search) rows = rows.where(matches(sql.ref('recipes.search'), search));
  if (active) rows = rows.where('recipes.active', '=', active === 'true');
  if (open) {
    const isOpen = sql`coalesce(products.unknown_allergens <> '{}' or products.disputed_allergens <> '{}', false)`;
    rows = rows.where(sql<boolean>`${isOpen} = ${open === 'true'}`);
  }
  if (productId) rows = rows.where('recipes.product_id', '=', productId);
  if (ingredientId) {
    rows = rows.where(sql<boolean>`exists (
      select from recipe_lines l where l.recipe_id = recipes.id and l.ingredient_id = ${ingredientId})`);
  }
  const sorting = { sorts: { name: byName(locale, 'recipes') }, usual: 'name', id: sql.ref<number>('recipes.id') };
  return pageOf(db, rows, { ...query, search }, sorting, (row): RecipeRow => row);
}

/** Preparations are recipes that make no dish. */
export async function listRecipeParts(db: Kysely<Database>, locale: Locale) {
  const partsIn = (table: 'ingredients' | 'recipes') =>
    db
      .selectFrom(table)
      .select(['id', 'active', bilingual('name').as('name')])
      .orderBy(byName(locale).expression)
      .orderBy('id');
  return {
    ingredients: await partsIn('ingredients').execute(),
    preparations: await partsIn('recipes').where('product_id', 'is', null).execute(),
  };
}

/** As it is cooked on a day. @throws {Refusal} `not-found` */
export async function getRecipe(db: Kysely<Database>, id: number, date: LocalDate): Promise<Recipe> {
  const { rows } = await sql<Omit<Recipe, 'pot' | 'differences' | 'fromDate'>>`
    select r.id, r.version, ${bilingual('r.name')} as name, r.active, r.product_id as "productId", r.density,
      r.piece_weight as "pieceWeight", r.station_id as "stationId", r.shelf_life as "shelfLife", v.preparing_loss as "preparingLoss", v.cooking_loss as "cookingLoss", v.steps,
      (select json_agg(json_build_object('ingredientId', l.ingredient_id, 'recipeId', l.part_id, 'quantity', l.quantity,
        'unit', l.unit, 'promised', l.promised) order by l.position)
        from recipe_lines l where l.recipe_id = r.id and l.from_date = v.from_date) as lines,
      coalesce((select json_agg(json_build_object('sizeId', size_id, 'weight', weight) order by s.position, s.id)
        from recipe_portions join sizes s on s.id = size_id where recipe_id = r.id), '[]') as portions,
      (select json_agg(json_build_object('fromDate', from_date, 'by', by_name, 'at', to_json(at at time zone 'UTC') #>> '{}')
        order by from_date desc) from recipe_versions where recipe_id = r.id) as versions
    from recipes r cross join lateral ${versionOn('r.id', date)} v where r.id = ${id}`.execute(db);
  const [row] = rows;
  if (!row) throw new Refusal('not-found');
  const versions = row.versions.map((version) => ({ ...version, at: new Date(`${version.at}Z`).toISOString() }));
  return {
    ...row,
    versions,
    fromDate: null,
    pot: await potOfRecipe(db, id, date),
    differences: await differencesOf(db, id, date),
  };
}

async function potOfRecipe(db: Kysely<Database>, id: number, date: LocalDate): Promise<Recipe['pot']> {
  const book = await readBook(db, [id], date);
  const pot = potOf(id, book);
  const allergens = await readAllergens(db);
  const places = new Map(allergens.map((allergen, place) => [allergen.id, place]));
  const states = (await statesByRecipe(db, [id], date)).get(id) ?? [];
  return {
    yield: pot.yield,
    allergens: states.toSorted((a, b) => (places.get(a.allergenId) ?? 0) - (places.get(b.allergenId) ?? 0)),
    nutrition: nutritionOfPot(pot, book),
    ingredients: ingredientsText(id, { book, pot, allergens }) ?? { fr: '', en: '' },
  };
}

/** What was typed of its dish and is not what is in the pot. */
export async function differencesOf(db: Kysely<Database>, id: number, date: LocalDate): Promise<RecipeDifference[]> {
  const states = (await statesByRecipe(db, [id], date)).get(id) ?? [];
  const { rows } = await sql<Pick<RecipeDifference, 'allergenId' | 'declared'>>`
    select a.id as "allergenId", d.presence as declared
    from recipes r join products p on p.id = r.product_id join allergens a on a.id = any(p.disputed_allergens)
    left join recipe_declarations d on d.product_id = p.id and d.allergen_id = a.id
    where r.id = ${id} order by a.position, a.id`.execute(db);
  return rows.flatMap((row) => {
    const inPot = states.find(({ allergenId }) => allergenId === row.allergenId);
    return inPot ? [{ ...row, name: inPot.name, state: inPot.state }] : [];
  });
}

export const columnsOf = ({ name, active, productId, density, pieceWeight, stationId, shelfLife }: RecipeInput) => ({
  name_fr: name.fr,
  name_en: name.en,
  active,
  product_id: productId,
  density,
  piece_weight: pieceWeight,
  station_id: stationId,
  shelf_life: shelfLife,
});
