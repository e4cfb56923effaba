import type { CostOfSales, CostsQuery, DishCost, DishCosts } from '@traiteur/contract/kitchen/dish-costs.ts';
import { usualOffer } from '@traiteur/domain/catalogue/usual-size.ts';
import { addDays, type LocalDate, today, weekdayOf } from '@traiteur/domain/dates/calendar.ts';
import {
  type ExactCost,
  marginOf,
  roundedCost,
  sumOfCosts,
  timesCost,
  unknownCost,
} from '@traiteur/domain/kitchen/costs/dish-costs.ts';
import { daysIn, type Period } from '@traiteur/domain/money/sales-period.ts';
import { taxParts } from '@traiteur/domain/money/tax.ts';
import type { Locale } from '@traiteur/domain/text/language.ts';
import type { Kysely } from 'kysely';
import type { Reading } from '../../core/acting.ts';
import { inSnapshot } from '../../database/rows/transactions.ts';
import type { Database } from '../../database/schema.ts';
import { boughtCosts, portionsKey } from './bought-costs.ts';
import {
  cookedOf,
  type MenuRow,
  menusOf,
  type OfferRow,
  offersOf,
  soldOf,
  type SoldRow,
  ticksOf,
} from './cost-rows.ts';
import { type PlannedCosts, plannedCosts } from './planned-costs.ts';

/** Of one date. */
interface SoldPortions {
  date: LocalDate;
  productId: number;
  sizeId: number;
  portions: number;
  /** Cents before tax. */
  revenue: number;
  planned: ExactCost;
  bought: ExactCost;
}

/** Reads the orders, pots and plans of the days asked for, and nothing else. */
export const getDishCosts = (
  query: CostsQuery,
  { db, clock, house, locale }: Reading & { locale: Locale },
): Promise<DishCosts> =>
  inSnapshot(db, async (snapshot) => {
    const now = clock();
    const period = periodOf(query, today(now, house.timeZone));
    const menus = await menusOf(snapshot, period, now);
    const soldRows = await soldOf(snapshot, period, query);
    const offers = await offersOf(
      snapshot,
      query,
      soldRows,
      menus.flatMap(({ choiceIds }) => choiceIds),
    );
    const planned = await plannedCosts(snapshot, wishesOf(offers, { period, menus, soldRows }));
    const portions = await soldPortions(snapshot, { period, offers, planned, soldRows });
    const dishes = offers.map((offer) => dishCostOf(offer, { portions, planned, date: period.to, ...house }));
    return {
      ...period,
      dishes: sortedBy(query.sort, dishes, locale),
      total: salesOf(portions),
      days: daysOf(period).map((date) => ({ date, ...salesOf(portions.filter((row) => row.date === date)) })),
      menus: menus.flatMap((menu) => menuCostOf(menu, offers, planned, house.pricesIncludeTax)),
    };
  });

/** From Monday to Sunday, where no days are asked for. */
function periodOf({ from, to }: CostsQuery, date: LocalDate): Period {
  if (from && to) return { from, to };
  const monday = addDays(date, 1 - weekdayOf(date));
  return { from: monday, to: addDays(monday, 6) };
}

const daysOf = (period: Period): LocalDate[] =>
  Array.from({ length: daysIn(period) }, (_, index) => addDays(period.from, index));

interface Wishes {
  period: Period;
  menus: readonly MenuRow[];
  soldRows: readonly SoldRow[];
}

/** Of which recipe a cost is asked for, by day. */
function wishesOf(offers: readonly OfferRow[], { period, menus, soldRows }: Wishes) {
  const recipes = new Map(offers.map(({ productId, recipeId }) => [productId, recipeId]));
  const recipeOf = (productId: number) => recipes.get(productId) ?? null;
  return [
    ...offers.map(({ recipeId }) => ({ date: period.to, recipeId })),
    ...menus.flatMap(({ date, choiceIds }) => choiceIds.map((id) => ({ date, recipeId: recipeOf(id) }))),
    ...soldRows.map(({ date, productId }) => ({ date, recipeId: recipeOf(productId) })),
  ];
}

interface Selling {
  period: Period;
  offers: readonly OfferRow[];
  planned: PlannedCosts;
  soldRows: readonly SoldRow[];
}

async function soldPortions(
  db: Kysely<Database>,
  { period, offers, planned, soldRows }: Selling,
): Promise<SoldPortions[]> {
  const bought = boughtCosts(await cookedOf(db, period), await ticksOf(db, period));
  const byPortion = new Map(offers.map((offer) => [`${offer.productId} ${offer.sizeId}`, offer]));
  const groups = Map.groupBy(soldRows, (row) => portionsKey(row.date, row));
  return [...groups].flatMap(([key, rows]) => {
    const [row] = rows;
    const offer = row && byPortion.get(`${row.productId} ${row.sizeId}`);
    if (!row || !offer) return [];
    const portions = rows.reduce((sum, part) => sum + part.portions, 0);
    const pot = bought.get(key);
    return [
      {
        date: row.date,
        productId: row.productId,
        sizeId: row.sizeId,
        portions,
        revenue: rows.reduce(
          (sum, { amount, components, isTaxOnTop }) => sum + taxParts(amount, components ?? [], !isTaxOnTop).net,
          0,
        ),
        planned: timesCost(portions, planned(row.date, offer)),
        // What is not cooked yet costs more than what is.
        bought: pot && pot.quantity >= portions ? pot.cost : unknownCost,
      },
    ];
  });
}

const salesOf = (rows: readonly SoldPortions[]) => ({
  portions: rows.reduce((sum, { portions }) => sum + portions, 0),
  revenue: rows.reduce((sum, { revenue }) => sum + revenue, 0),
  planned: costOfSales(rows, 'planned'),
  bought: costOfSales(rows, 'bought'),
});

function costOfSales(rows: readonly SoldPortions[], side: 'planned' | 'bought'): CostOfSales {
  const wholeRows = rows.filter((row) => row[side].isWhole);
  const revenue = wholeRows.reduce((sum, row) => sum + row.revenue, 0);
  const { cost } = roundedCost(sumOfCosts(wholeRows.map((row) => row[side])));
  const { rate, ratio } = marginOf(revenue, { cost, isWhole: true });
  const amount = cost ?? 0;
  return { revenue, cost: amount, margin: revenue - amount, rate, ratio, isWhole: wholeRows.length === rows.length };
}

interface Costing {
  portions: readonly SoldPortions[];
  planned: PlannedCosts;
  date: LocalDate;
  pricesIncludeTax: boolean;
}

function dishCostOf(offer: OfferRow, { portions, planned, date, pricesIncludeTax }: Costing): DishCost {
  const { weight: _weight, components, ...dish } = offer;
  const net = dish.price === null ? null : taxParts(dish.price, components, pricesIncludeTax).net;
  const cost = roundedCost(planned(date, offer));
  const ownPortions = portions.filter(
    ({ productId, sizeId }) => productId === dish.productId && sizeId === dish.sizeId,
  );
  return {
    ...dish,
    net,
    portion: { ...cost, ...marginOf(net ?? 0, net === null ? { ...cost, isWhole: false } : cost) },
    ...salesOf(ownPortions),
  };
}

/** Of a menu whose choices are all left out by the filter there is nothing to say. */
function menuCostOf(
  { date, isPublished, choiceIds }: MenuRow,
  offers: readonly OfferRow[],
  planned: PlannedCosts,
  pricesIncludeTax: boolean,
): DishCosts['menus'] {
  const choices = choiceIds
    .map((id) => usualOffer(offers.filter(({ productId, price }) => productId === id && price !== null)))
    .filter((offer) => offer !== undefined);
  if (choices.length === 0) return [];
  const costs = choices.map((offer) => ({
    net: taxParts(offer.price ?? 0, offer.components, pricesIncludeTax).net,
    cost: planned(date, offer),
  }));
  const wholeCosts = costs.filter(({ cost }) => cost.isWhole);
  const net = wholeCosts.reduce((sum, dish) => sum + dish.net, 0);
  const cost = roundedCost(sumOfCosts(wholeCosts.map((dish) => dish.cost))).cost ?? 0;
  const { rate, ratio } = marginOf(net, { cost, isWhole: true });
  const unknownDishes = costs.length - wholeCosts.length;
  return [{ date, isPublished, dishes: choices.length, unknownDishes, net, cost, margin: net - cost, rate, ratio }];
}

function sortedBy(sort: CostsQuery['sort'], dishes: readonly DishCost[], locale: Locale): DishCost[] {
  const isDescending = sort.startsWith('-');
  const key = sort.replace('-', '') as Exclude<CostsQuery['sort'], `-${string}`>;
  const figureOf = ({ portion, portions }: DishCost): number | null =>
    key === 'portions' ? portions : key === 'name' ? null : portion[key];
  // They come by their French name, from small to large.
  if (key === 'name') {
    const byName = dishes.toSorted((first, second) => first.name[locale].localeCompare(second.name[locale], 'fr'));
    return isDescending ? byName.toReversed() : byName;
  }
  return dishes.toSorted((first, second) => {
    const [figure, otherFigure] = [figureOf(first), figureOf(second)];
    if (figure === null || otherFigure === null) return Number(figure === null) - Number(otherFigure === null);
    return isDescending ? otherFigure - figure : figure - otherFigure;
  });
}
