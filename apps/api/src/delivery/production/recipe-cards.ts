import type { RecipeCard } from '@traiteur/contract/delivery/production.ts';
import type { Recipe } from '@traiteur/contract/kitchen/recipes.ts';
import type { LocalDate } from '@traiteur/domain/dates/calendar.ts';
import { lotOf } from '@traiteur/domain/kitchen/lots.ts';
import { allergensOfPot, type Pot, potOf } from '@traiteur/domain/kitchen/pots/pot.ts';
import type { RecipeNeed } from '@traiteur/domain/kitchen/pots/production-needs.ts';
import { type Kysely, sql } from 'kysely';
import { inSnapshot } from '../../database/rows/transactions.ts';
import type { Database } from '../../database/schema.ts';
import { readAllergens } from '../../kitchen/pots/dish-texts.ts';
import { type Book, versionOn } from '../../kitchen/pots/recipe-book.ts';
import { exceptionsIn, kitchenDay, type KitchenDay, recipeHolds } from './kitchen-day.ts';

type Allergens = Awaited<ReturnType<typeof readAllergens>>;

/** The first needed first; of one hour preparations before the dishes that are made from them. */
export const recipeCards = (
  db: Kysely<Database>,
  date: LocalDate,
  recipeId: number | undefined,
): Promise<RecipeCard[]> =>
  inSnapshot(db, async (snapshot) => {
    const day = await kitchenDay(snapshot, date);
    const wishedNeeds = [...day.needs.recipes].filter(([id]) => recipeId === undefined || id === recipeId);
    const steps = await stepsOf(
      snapshot,
      wishedNeeds.map(([id]) => id),
      date,
    );
    const allergens = await readAllergens(snapshot);
    return wishedNeeds
      .toReversed()
      .map(([id, need]) => cardOf(id, need, { day, allergens, steps: steps.get(id) ?? [] }))
      .toSorted(
        (a, b) => a.start.localeCompare(b.start) || Math.sign(a.portions.length) - Math.sign(b.portions.length),
      );
  });

async function stepsOf(
  db: Kysely<Database>,
  recipeIds: readonly number[],
  date: LocalDate,
): Promise<Map<number, Recipe['steps']>> {
  const { rows } = await sql<{ id: number; steps: Recipe['steps'] }>`
    select r.id, v.steps from recipes r cross join lateral ${versionOn('r.id', date)} v
    where r.id = any(${recipeIds}::integer[])`.execute(db);
  return new Map(rows.map(({ id, steps }) => [id, steps]));
}

interface Surroundings {
  day: KitchenDay;
  allergens: Allergens;
  steps: Recipe['steps'];
}

function cardOf(recipeId: number, need: RecipeNeed, { day, allergens, steps }: Surroundings): RecipeCard {
  const { book, dishes, stations, recipes } = day;
  const sizes = dishes.filter((dish) => dish.recipeId === recipeId);
  const names = new Map(dishes.map(({ productId, name }) => [productId, name]));
  const weightOf = (productId: number, sizeId: number) =>
    recipes.get(productId)?.portions.find((portion) => portion.sizeId === sizeId)?.weight ?? null;
  return {
    recipeId,
    name: book.recipes.get(recipeId)?.name ?? { fr: '', en: '' },
    stationId: stations.get(recipeId) ?? null,
    start: need.start,
    portions: sizes.map(({ productId, sizeId, sizeName, quantity }) => ({
      sizeName,
      quantity,
      weight: weightOf(productId, sizeId),
    })),
    weight: Math.round(need.weight),
    isWhole: need.isWhole && need.times !== null,
    lines: linesOf(recipeId, need, book, allergens),
    steps,
    allergens: heldBy(potOf(recipeId, book), book, allergens),
    // A dish's own are all of it: what is declared beyond the pot too.
    exceptions: (sizes.length > 0
      ? sizes.flatMap(({ exceptions }) => exceptions)
      : exceptionsIn(day, need.dishIds, recipeHolds(recipeId, book))
    ).map((exception) => ({ ...exception, dish: names.get(exception.productId) ?? { fr: '', en: '' } })),
    lot: lotOf(day.date, recipeId),
  };
}

/** Of an allergen that is switched off only who stated it is asked. */
function heldBy(pot: Pot, book: Book, allergens: Allergens): RecipeCard['allergens'] {
  const inPot = [...pot.parts.keys()].flatMap((id) => book.ingredients.get(id) ?? []);
  return allergens.flatMap(({ id, name }) => {
    if (!inPot.some((ingredient) => ingredient.allergens.has(id))) return [];
    const state = allergensOfPot(pot, [id], book).get(id) ?? 'unknown';
    return state === 'none' ? [] : [{ name, state }];
  });
}

/** In the order of the recipe. */
function linesOf(recipeId: number, { times }: RecipeNeed, book: Book, allergens: Allergens): RecipeCard['lines'] {
  return (book.recipes.get(recipeId)?.lines ?? []).map((line): RecipeCard['lines'][number] => {
    const scaled = times === null ? [] : [{ unit: line.unit, quantity: Math.round(line.quantity * times) }];
    if ('recipeId' in line) {
      const name = book.recipes.get(line.recipeId)?.name ?? { fr: '', en: '' };
      const heldAllergens = heldBy(potOf(line.recipeId, book), book, allergens);
      return { name, recipeId: line.recipeId, amounts: scaled, gross: null, allergens: heldAllergens };
    }
    const ingredient = book.ingredients.get(line.ingredientId);
    if (!ingredient) throw new Error(`The book lacks ingredient ${line.ingredientId}`);
    return {
      name: ingredient.name,
      recipeId: null,
      amounts: scaled,
      gross: ingredient.edibleShare === 100 ? null : grossLine(scaled, ingredient.edibleShare),
      allergens: allergens.flatMap(({ id, name }) => {
        const state = ingredient.allergens.get(id);
        return state === undefined || state === 'none' ? [] : [{ name, state }];
      }),
    };
  });
}

const grossLine = (amounts: RecipeCard['lines'][number]['amounts'], edibleShare: number) =>
  amounts.map(({ unit, quantity }) => ({ unit, quantity: Math.round((quantity * 100) / edibleShare) }));
