import type { ShoppingLine, ShoppingList, WantedIngredient } from '@traiteur/contract/kitchen/purchase-orders.ts';
import { addDays, type LocalDate } from '@traiteur/domain/dates/calendar.ts';
import { potOf } from '@traiteur/domain/kitchen/pots/pot.ts';
import { cheapestPack, grossWeight, missingWeight, packsFor } from '@traiteur/domain/kitchen/stock/stock.ts';
import type { Kysely } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { inSnapshot } from '../../database/rows/transactions.ts';
import type { SoldArticle } from '../ingredients/sold-articles.ts';
import { readBook } from '../pots/recipe-book.ts';
import { orderedPortions } from './ordered-portions.ts';
import { type Pantry, pantryOf } from './pantry-rows.ts';

interface Period {
  from: LocalDate;
  to: LocalDate;
  /** Stock that is past its day today is none, whenever it is wanted. */
  today: LocalDate;
}

interface Need {
  date: LocalDate;
  weight: number;
}

export const getShoppingList = (db: Kysely<Database>, period: Period): Promise<ShoppingList> =>
  inSnapshot(db, async (snapshot) => {
    const { needs, uncounted } = await needsOf(snapshot, period);
    const pantry = await pantryOf(snapshot, [...needs.keys()], period.today);
    const wantedIngredients = [...needs]
      .filter(([id]) => !pantry.ingredients.get(id)?.free)
      .map(([id, dates]) => wantedIngredient(id, dates, pantry));
    const lines: (ShoppingLine & { supplierId: number })[] = [];
    const unsold: WantedIngredient[] = [];
    for (const ingredient of wantedIngredients.filter(({ missing }) => missing > 0)) {
      const pack = cheapestPack(pantry.articles.get(ingredient.id) ?? []);
      if (pack) lines.push(lineOf(ingredient, pack));
      else unsold.push(ingredient);
    }
    return {
      from: period.from,
      to: period.to,
      suppliers: suppliersOf(lines, pantry),
      unsold: unsold.toSorted(byName),
      covered: wantedIngredients.filter(({ missing }) => missing === 0).toSorted(byName),
      uncounted: [...uncounted.values()],
    };
  });

/** By ingredient and day, with what is peeled away. */
async function needsOf(db: Kysely<Database>, { from, to }: Period) {
  const needs = new Map<number, Need[]>();
  const uncounted = new Map<number, ShoppingList['uncounted'][number]>();
  for (let date = from; date <= to; date = addDays(date, 1)) {
    const dishes = await orderedPortions(db, date);
    const recipeIds = [...new Set(dishes.flatMap(({ recipeId }) => recipeId ?? []))];
    const book = await readBook(db, recipeIds, date);
    for (const { productId, name, portions, recipeId, weight } of dishes) {
      const pot = recipeId === null ? null : potOf(recipeId, book);
      if (!pot?.yield || weight === null) {
        const earlier = uncounted.get(productId)?.portions ?? 0;
        uncounted.set(productId, { productId, name, portions: earlier + portions });
        continue;
      }
      for (const [ingredientId, { input }] of pot.parts) {
        const inPot = ((input ?? 0) * portions * weight) / pot.yield;
        needs.set(ingredientId, [...(needs.get(ingredientId) ?? []), { date, weight: inPot }]);
      }
    }
  }
  return { needs, uncounted };
}

function wantedIngredient(id: number, needs: readonly Need[], pantry: Pantry): WantedIngredient {
  const ingredient = pantry.ingredients.get(id);
  if (!ingredient) throw new Error(`Ingredient ${id} is in the book and not in the pantry`);
  const { edibleShare, free: _free, stock, ordered: orderedWeight, ...name } = ingredient;
  const bought = [...Map.groupBy(needs, ({ date }) => date)].map(([date, ofDay]) => ({
    date,
    weight: grossWeight(
      ofDay.reduce((sum, { weight }) => sum + weight, 0),
      edibleShare,
    ),
  }));
  return {
    ...name,
    need: bought.reduce((sum, { weight }) => sum + weight, 0),
    stock: stock.reduce((sum, { weight }) => sum + weight, 0),
    ordered: orderedWeight,
    missing: missingWeight(bought, [...stock, { useBy: null, weight: orderedWeight }]),
  };
}

const lineOf = (
  ingredient: WantedIngredient,
  { packWeight, supplierId, id, name, ...pack }: SoldArticle & { packWeight: number },
): ShoppingLine & { supplierId: number } => {
  const packs = packsFor(ingredient.missing, packWeight);
  return { ...ingredient, ...pack, supplierId, articleId: id, article: name, packs, total: packs * pack.price };
};

/** By name, and within each by aisle: what is dry, chilled and frozen stands together. */
const suppliersOf = (lines: readonly (ShoppingLine & { supplierId: number })[], { suppliers }: Pantry) =>
  [...Map.groupBy(lines, ({ supplierId }) => supplierId)]
    .flatMap(([supplierId, ofSupplier]) => {
      const supplier = suppliers.get(supplierId);
      if (!supplier) return [];
      return [
        {
          supplierId,
          ...supplier,
          total: ofSupplier.reduce((sum, { total }) => sum + total, 0),
          lines: ofSupplier
            .map(({ supplierId: _supplierId, ...line }) => line)
            .toSorted((first, second) => first.storage.localeCompare(second.storage) || byName(first, second)),
        },
      ];
    })
    .toSorted((first, second) => first.name.localeCompare(second.name, 'fr'));

const byName = (first: WantedIngredient, second: WantedIngredient): number =>
  first.name.fr.localeCompare(second.name.fr, 'fr');
