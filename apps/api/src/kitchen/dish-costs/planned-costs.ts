import type { LocalDate } from '@traiteur/domain/dates/calendar.ts';
import {
  costOfParts,
  type ExactCost,
  type GramPrice,
  inputsIn,
  partsOfCost,
  unknownCost,
} from '@traiteur/domain/kitchen/costs/dish-costs.ts';
import { gramPrice } from '@traiteur/domain/kitchen/costs/price-rises.ts';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { soldArticlesOf } from '../ingredients/sold-articles.ts';
import { readBook } from '../pots/recipe-book.ts';

/** What an ingredient costs now; none where nobody sells it, or where no pack of it can be weighed. */
export async function gramPricesOf(db: Kysely<Database>, ids: readonly number[]): Promise<Map<number, GramPrice>> {
  const articles = await soldArticlesOf(db, ids);
  const freeIngredients = await db
    .selectFrom('ingredients')
    .select('id')
    .where(sql<boolean>`free and id = any(${ids}::integer[])`)
    .execute();
  return new Map([
    ...[...articles].flatMap(([id, packs]) => {
      const price = gramPrice(packs);
      return price ? [[id, price] as const] : [];
    }),
    ...freeIngredients.map(({ id }) => [id, { price: 0, weight: 1 }] as const),
  ]);
}

interface PlannedPortion {
  recipeId: number | null;
  /** Milligrams. */
  weight: number | null;
}

export type PlannedCosts = (date: LocalDate, portion: PlannedPortion) => ExactCost;

/** By the recipes of each date, at what articles cost now. */
export async function plannedCosts(
  db: Kysely<Database>,
  wishes: readonly { date: LocalDate; recipeId: number | null }[],
): Promise<PlannedCosts> {
  const byDate = Map.groupBy(wishes, ({ date }) => date);
  const books = new Map<LocalDate, Awaited<ReturnType<typeof readBook>>>();
  for (const [date, ofDate] of byDate) {
    const recipeIds = [...new Set(ofDate.flatMap(({ recipeId }) => recipeId ?? []))];
    if (recipeIds.length > 0) books.set(date, await readBook(db, recipeIds, date));
  }
  const ingredientIds = new Set([...books.values()].flatMap(({ ingredients }) => [...ingredients.keys()]));
  const prices = await gramPricesOf(db, [...ingredientIds]);
  const inputs = new Map([...books].map(([date, book]) => [date, inputsIn(book)] as const));
  return (date, { recipeId, weight }) => {
    const inputsOf = inputs.get(date);
    return inputsOf && recipeId !== null ? costOfParts(partsOfCost(weight, inputsOf(recipeId), prices)) : unknownCost;
  };
}
