import { nutrition, type Product } from '@traiteur/contract/catalogue/products.ts';
import { labelNutrients, nutritionOf } from '@traiteur/domain/catalogue/nutrients.ts';
import { usualOffer } from '@traiteur/domain/catalogue/usual-size.ts';
import type { LocalDate } from '@traiteur/domain/dates/calendar.ts';
import { originlessOf, meatOriginTexts } from '@traiteur/domain/kitchen/origins/meat-origins.ts';
import { ingredientList, type ListEntry, longestList } from '@traiteur/domain/kitchen/pots/ingredient-list.ts';
import { hasTracesOf, lineWeight, nutritionOfPot, type Pot, potOf } from '@traiteur/domain/kitchen/pots/pot.ts';
import { type Bilingual, type Locale, locales } from '@traiteur/domain/text/language.ts';
import { type Kysely, sql } from 'kysely';
import { bilingual } from '../../database/rows/bilingual.ts';
import type { Database } from '../../database/schema.ts';
import { meatsOf, readMeats } from './meat-rows.ts';
import { type Book, type BookRecipe, readBook } from './recipe-book.ts';

/** Of the pot of a day. */
export interface DishText {
  /** Null where they are longer than a dish holds. */
  ingredients: Bilingual | null;
  /** Of a portion of the usual size, and its milligrams. */
  nutrition: Product['nutrition'];
  portionWeight: number | null;
  meatOrigin: Bilingual;
  /** A meat of which the law asks more than is known. */
  originlessIngredientId: number | null;
}

interface NamedAllergen {
  id: number;
  code: string;
  name: Bilingual;
}

export async function dishTextsOf(
  db: Kysely<Database>,
  recipeIds: readonly number[],
  date: LocalDate,
): Promise<Map<number, DishText>> {
  const book = await readBook(db, recipeIds, date);
  const allergens = await readAllergens(db);
  const meats = await readMeats(db, [...book.ingredients.keys()], date);
  const { rows: portions } = await sql<{ recipeId: number; weights: number[] }>`
    select recipe_id as "recipeId", json_agg(weight order by position, size_id) as weights
    from recipe_portions join sizes on sizes.id = size_id where recipe_id = any(${recipeIds}::integer[])
    group by recipe_id`.execute(db);
  const weightsOf = new Map(portions.map(({ recipeId, weights }) => [recipeId, weights]));
  return new Map(
    [...new Set(recipeIds)]
      .filter((id) => book.recipes.has(id))
      .map((id) => {
        const pot = potOf(id, book);
        const ingredients = ingredientsText(id, { book, pot, allergens });
        const portionWeight = usualOffer(weightsOf.get(id) ?? []) ?? null;
        const dishMeats = meatsOf(pot, meats);
        const origin = {
          meatOrigin: meatOriginTexts(dishMeats),
          originlessIngredientId: originlessOf(dishMeats)[0]?.id ?? null,
        };
        return [id, { ingredients, nutrition: portionNutrition(pot, book, portionWeight), portionWeight, ...origin }];
      }),
  );
}

export const readAllergens = async (db: Kysely<Database>): Promise<NamedAllergen[]> =>
  db
    .selectFrom('allergens')
    .select(['id', 'code', bilingual('name').as('name')])
    .orderBy('position')
    .orderBy('id')
    .execute();

/** As exactly as products keep it, so that 100 g of it round as those of the pot; null where no portion has so much. */
function portionNutrition(pot: Pot, book: Book, weight: number | null): Product['nutrition'] {
  const portion = nutritionOf(nutritionOfPot(pot, book), { of: 100_000, to: weight });
  const amounts = labelNutrients.map((name) => {
    const amount = portion[name] === null ? null : Math.round(portion[name] * 1_000_000) / 1_000_000;
    return [name, nutrition.shape[name].safeParse(amount).success ? amount : null];
  });
  return Object.fromEntries(amounts) as Product['nutrition'];
}

interface ListedPot {
  book: Book;
  pot: Pot;
  allergens: readonly NamedAllergen[];
}

export function ingredientsText(recipeId: number, { book, pot, allergens }: ListedPot): Bilingual | null {
  if (locales.some((locale) => leastLength(recipeId, book, locale) > longestList)) return null;
  const dish = {
    entries: entriesOf(recipeId, book, allergens),
    yield: pot.yield,
    traces: allergens.filter(({ id }) => hasTracesOf(pot, id, book)),
  };
  const text = { fr: ingredientList(dish, 'fr'), en: ingredientList(dish, 'en') };
  return locales.some((locale) => text[locale].length > longestList) ? null : text;
}

/** Recipes in recipes double a list at each step: how long it becomes is known before any of it is written. */
function leastLength(recipeId: number, book: Book, locale: Locale, lengths = new Map<number, number>()): number {
  const length =
    lengths.get(recipeId) ??
    linesByPart(recipeId, book).reduce((sum, [line]) => {
      if ('recipeId' in line) return sum + leastLength(line.recipeId, book, locale, lengths) + 1;
      const ingredient = book.ingredients.get(line.ingredientId);
      return sum + (ingredient ? ingredient.name[locale].length + ingredient.composition[locale].length : 0);
    }, 0);
  lengths.set(recipeId, length);
  return length;
}

type BookLine = BookRecipe['lines'][number];

function linesByPart(recipeId: number, book: Book): [BookLine, ...BookLine[]][] {
  const lines = book.recipes.get(recipeId)?.lines ?? [];
  const groups = Map.groupBy(lines, (line) =>
    'ingredientId' in line ? `ingredient ${line.ingredientId}` : `recipe ${line.recipeId}`,
  );
  return [...groups.values()].flatMap(([first, ...rest]) => (first ? [[first, ...rest]] : []));
}

/** One entry for each ingredient and each recipe of a recipe, its lines added up. */
function entriesOf(recipeId: number, book: Book, allergens: readonly NamedAllergen[]): ListEntry[] {
  return linesByPart(recipeId, book).flatMap((group): ListEntry[] => {
    const [line] = group;
    const weights = group.map((part) => lineWeight(part, book));
    const weight = weights.reduce<number | null>((sum, part) => (sum === null || part === null ? null : sum + part), 0);
    const shared = { weight, isPromised: group.some(({ promised }) => promised) };
    if ('recipeId' in line) {
      const name = book.recipes.get(line.recipeId)?.name;
      const entries = entriesOf(line.recipeId, book, allergens);
      return name ? [{ ...shared, name, composition: { fr: '', en: '' }, entries, allergens: [] }] : [];
    }
    const ingredient = book.ingredients.get(line.ingredientId);
    if (!ingredient) return [];
    const { name, composition } = ingredient;
    const contents = allergens.filter(({ id }) => ingredient.allergens.get(id) === 'contains');
    return [{ ...shared, name, composition, entries: [], allergens: contents }];
  });
}
