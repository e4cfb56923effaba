import type { CostPart, OneDishCost } from '@traiteur/contract/kitchen/dish-costs.ts';
import {
  costOfParts,
  type GramPrice,
  inputsIn,
  marginOf,
  partsOfCost,
  perMilligram,
  roundedCost,
  roundedCosts,
} from '@traiteur/domain/kitchen/costs/dish-costs.ts';
import { fraction, rounded, times } from '@traiteur/domain/kitchen/costs/fractions.ts';
import { taxParts } from '@traiteur/domain/money/tax.ts';
import type { Bilingual } from '@traiteur/domain/text/language.ts';
import { type Reading, todayOf } from '../../core/acting.ts';
import { Refusal } from '../../core/refusal.ts';
import { bilingual } from '../../database/rows/bilingual.ts';
import { inSnapshot } from '../../database/rows/transactions.ts';
import { type Book, readBook } from '../pots/recipe-book.ts';
import { type OfferRow, offersOf } from './cost-rows.ts';
import { gramPricesOf } from './planned-costs.ts';

/** By the recipe of today. @throws {Refusal} `not-found` */
export const getDishCost = (id: number, reading: Reading): Promise<OneDishCost> =>
  inSnapshot(reading.db, async (snapshot) => {
    const date = todayOf(reading);
    const product = await snapshot
      .selectFrom('products')
      .select(bilingual('name').as('name'))
      .where('id', '=', id)
      .executeTakeFirst();
    if (!product) throw new Refusal('not-found');
    const offers = await offersOf(snapshot, { productId: id }, [], [id]);
    const recipeId = offers[0]?.recipeId ?? null;
    const book = await readBook(snapshot, recipeId === null ? [] : [recipeId], date);
    const prices = await gramPricesOf(snapshot, [...book.ingredients.keys()]);
    const sizes = offers.flatMap((offer) =>
      offer.price === null ? [] : [sizeOf({ ...offer, price: offer.price }, { book, prices, ...reading.house })],
    );
    return { date, productId: id, name: product.name, recipeId, sizes };
  });

interface Costing {
  book: Book;
  prices: ReadonlyMap<number, GramPrice>;
  pricesIncludeTax: boolean;
}

function sizeOf(
  { sizeId, sizeName, weight, recipeId, price, components }: OfferRow & { price: number },
  { book, prices, pricesIncludeTax }: Costing,
): OneDishCost['sizes'][number] {
  const { net } = taxParts(price, components, pricesIncludeTax);
  const parts = recipeId === null ? [] : partsOfCost(weight, inputsIn(book)(recipeId), prices);
  const cost = recipeId === null ? { cost: null, isWhole: false } : roundedCost(costOfParts(parts));
  const cents = roundedCosts(parts);
  return {
    sizeId,
    sizeName,
    price,
    net,
    weight,
    portion: { ...cost, ...marginOf(net, cost) },
    parts: parts
      .map(({ ingredientId, weight: amount }, index): CostPart => {
        const gram = prices.get(ingredientId);
        return {
          ingredient: { id: ingredientId, name: nameIn(book, ingredientId) },
          weight: amount && rounded(amount),
          kiloPrice: gram ? kiloPriceOf(gram) : null,
          cost: cents[index] ?? null,
        };
      })
      .toSorted((first, second) => (second.cost ?? -1) - (first.cost ?? -1)),
  };
}

function nameIn({ ingredients }: Book, id: number): Bilingual {
  const ingredient = ingredients.get(id);
  if (!ingredient) throw new Error(`The book lacks ingredient ${id}`);
  return ingredient.name;
}

/** Cents, rounded half up. */
export const kiloPriceOf = (price: GramPrice): number => rounded(times(perMilligram(price), fraction(1_000_000)));
