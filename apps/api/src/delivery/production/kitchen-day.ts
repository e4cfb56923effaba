import type { CookedDish, PlanDay, PlanException } from '@traiteur/contract/delivery/production.ts';
import type { LocalDate } from '@traiteur/domain/dates/calendar.ts';
import { declaredPresence } from '@traiteur/domain/kitchen/pots/allergen-states.ts';
import { allergensOfPot, potOf } from '@traiteur/domain/kitchen/pots/pot.ts';
import { needsOf, type ProductionNeeds, type Serving } from '@traiteur/domain/kitchen/pots/production-needs.ts';
import type { Kysely } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { type Book, readBook } from '../../kitchen/pots/recipe-book.ts';
import { urgencyOf } from '../delivery-report/production.ts';
import { type CookedSize, cookedSizesOf } from '../delivery-report/production-rows.ts';
import { exceptionKey } from './record-print.ts';
import { batchesOn, dishKey, type DishRecipe, dishRecipesOf, hoursOf, printOn, stationsOf } from './plan-rows.ts';

/** All that the kitchen has to know of a delivery date. */
export interface KitchenDay {
  date: LocalDate;
  /** By the first hour at which one must be ready, then as the production list has them. */
  dishes: CookedDish[];
  gone: PlanDay['gone'];
  print: PlanDay['print'];
  book: Book;
  needs: ProductionNeeds;
  /** By what stood on the paper; null before it was printed. */
  printedNeeds: ProductionNeeds | null;
  stations: ReadonlyMap<number, number | null>;
  batches: Awaited<ReturnType<typeof batchesOn>>;
  recipes: ReadonlyMap<number, DishRecipe>;
}

export async function kitchenDay(db: Kysely<Database>, date: LocalDate): Promise<KitchenDay> {
  const cookedSizes = await cookedSizesOf(db, date);
  const hours = await hoursOf(db, date);
  const print = await printOn(db, date);
  const batches = await batchesOn(db, date);
  const printedDishes = [...(print?.dishes.values() ?? [])];
  const productIds = [...cookedSizes, ...printedDishes].map(({ productId }) => productId);
  const recipes = await dishRecipesOf(db, productIds);
  const recipeIds = [...recipes.values()].map(({ recipeId }) => recipeId);
  const book = await readBook(db, recipeIds, date);
  const stations = await stationsOf(db, [...book.recipes.keys()]);
  const dishes = cookedSizes.map(({ productId, name, sizeId, sizeName, quantity, exceptions }): CookedDish => {
    const key = dishKey({ productId, sizeId });
    const recipeId = recipes.get(productId)?.recipeId ?? null;
    const paper = print?.dishes.get(key);
    return {
      productId,
      name,
      sizeId,
      sizeName,
      quantity,
      exceptions: markNew(exceptions, print?.exceptions),
      hours: hours.get(key)?.hours ?? [],
      tick: hours.get(key)?.tick ?? null,
      recipeId,
      stationId: recipeId === null ? null : (stations.get(recipeId) ?? null),
      printed: paper?.quantity ?? null,
      batch: recipeId === null ? null : (batches.get(recipeId)?.batch ?? null),
    };
  });
  const cookedKeys = new Set(dishes.map(dishKey));
  const goneDishes = printedDishes.filter((dish) => !cookedKeys.has(dishKey(dish)));
  const firstHour = ({ hours: [hour] }: CookedDish) => hour?.start ?? '';
  return {
    date,
    dishes: dishes.toSorted((a, b) => firstHour(a).localeCompare(firstHour(b))),
    gone: goneDishes.map(({ productId, name, sizeId, sizeName, quantity }) => ({
      productId,
      name,
      sizeId,
      sizeName,
      printed: quantity,
    })),
    print: print?.print ?? null,
    book,
    needs: needsOf(
      dishes.flatMap((dish) => servingsOf(dish, dish.hours, recipes)),
      book,
    ),
    printedNeeds:
      print &&
      needsOf(
        printedDishes.flatMap((dish) => servingsOf(dish, [dish], recipes)),
        book,
      ),
    stations,
    batches,
    recipes,
  };
}

const markNew = (exceptions: CookedSize['exceptions'], paper: ReadonlySet<string> | undefined): PlanException[] =>
  exceptions
    .map((exception) => ({ ...exception, isNew: paper !== undefined && !paper.has(exceptionKey(exception)) }))
    .toSorted((a, b) => urgencyOf(b) - urgencyOf(a));

function servingsOf(
  { productId, sizeId }: { productId: number; sizeId: number },
  hours: readonly { start?: string; quantity: number }[],
  recipes: ReadonlyMap<number, DishRecipe>,
): Serving[] {
  const recipe = recipes.get(productId);
  if (!recipe) return [];
  const portion = recipe.portions.find((candidate) => candidate.sizeId === sizeId)?.weight ?? null;
  return hours.map(({ start = '', quantity }) => ({
    recipeId: recipe.recipeId,
    start,
    weight: portion === null ? null : portion * quantity,
  }));
}

/** Of the dishes that something is for: those who react to what is in it. */
export function exceptionsIn(
  { dishes }: Pick<KitchenDay, 'dishes'>,
  dishIds: ReadonlySet<number>,
  holds: (allergenId: number) => boolean,
): PlanException[] {
  return dishes
    .filter(({ recipeId }) => recipeId !== null && dishIds.has(recipeId))
    .flatMap(({ exceptions }) => exceptions)
    .filter(({ allergenId }) => holds(allergenId))
    .toSorted((a, b) => urgencyOf(b) - urgencyOf(a));
}

/** What nobody knows to be free of it holds it. */
export function recipeHolds(recipeId: number, book: Book): (allergenId: number) => boolean {
  const pot = potOf(recipeId, book);
  return (allergenId) =>
    declaredPresence(allergensOfPot(pot, [allergenId], book).get(allergenId) ?? 'unknown') !== null;
}

export const ingredientHolds =
  (ingredientId: number, book: Book) =>
  (allergenId: number): boolean =>
    declaredPresence(book.ingredients.get(ingredientId)?.allergens.get(allergenId) ?? 'unknown') !== null;
