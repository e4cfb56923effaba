import { isLocalDate } from '@traiteur/domain/dates/calendar.ts';
import { daysIn } from '@traiteur/domain/money/sales-period.ts';
import * as z from 'zod/mini';
import { bilingual, cents, centsSum, count, id, idParameter, localDate, spreadsheetType } from '../statement/fields.ts';
import { oneThing } from '../statement/lists.ts';
import { operationsOf } from '../statement/operation.ts';
import { hundredths, portionCost } from './portion-costs.ts';
import { pricedIngredient, priceRise, priceRiseQuery } from './price-rises.ts';

/** Days of the longest span. */
export const longestCosts = 31;

export const costSorts = ['name', 'cost', 'margin', 'ratio', 'portions'] as const;
const sorts = costSorts.flatMap((name) => [name, `-${name}`] as const);

const days = { from: z.optional(localDate), to: z.optional(localDate) };
const filters = { productId: z.optional(idParameter), categoryId: z.optional(idParameter) };

interface Span {
  from?: string | undefined;
  to?: string | undefined;
}

/** Both days or none, in their order, and no more than are read. */
const isSpan = [
  z.refine<Span>(({ from, to }) => !from === !to, { path: ['to'], params: { code: 'required' } }),
  z.refine<Span>(({ from, to }) => !from || !to || from <= to, { path: ['to'], params: { code: 'end-before-start' } }),
  z.refine<Span>(isShortEnough, { path: ['to'], params: { code: 'too-large' } }),
] as const;

/** The days may not be dates yet: the schema of each field reports that. */
function isShortEnough({ from, to }: Span): boolean {
  return !from || !to || !isLocalDate(from) || !isLocalDate(to) || daysIn({ from, to }) <= longestCosts;
}

/** Without days, those of this week, from Monday. */
export const costsQuery = z
  .strictObject({ ...days, ...filters, sort: z._default(z.enum(sorts), 'name') })
  .check(...isSpan);
export type CostsQuery = z.output<typeof costsQuery>;

/** Of what was sold and has a whole cost: `revenue` before tax and after discounts, and what it cost. */
const costOfSales = z.object({
  revenue: centsSum,
  cost: centsSum,
  margin: centsSum,
  rate: hundredths,
  ratio: hundredths,
  /** False where portions were sold whose cost is not known: they are left out on both sides. */
  isWhole: z.boolean(),
});
export type CostOfSales = z.output<typeof costOfSales>;

const sales = {
  /** Sold, those of cancelled orders left out. */
  portions: count,
  /** Cents before tax, after discounts, without delivery fees. */
  revenue: centsSum,
  /** By the recipes of each day, at what articles cost now. */
  planned: costOfSales,
  /** What went into the pots, at what each batch of an ingredient was received at. */
  bought: costOfSales,
};

const dish = {
  productId: id,
  sizeId: id,
  name: bilingual(120),
  sizeName: bilingual(80),
  categoryId: id,
  /** Null: it has none that is cooked by. */
  recipeId: z.nullable(id),
  /** As clients pay it, and before tax. Null: it is sold in this size no more. */
  price: z.nullable(cents),
  net: z.nullable(cents),
  /** Of a portion, by the recipe of the last day. */
  portion: portionCost,
};

const dishCost = z.object({ ...dish, ...sales });
export type DishCost = z.output<typeof dishCost>;

const menuCost = z.object({
  date: localDate,
  /** For clients; a draft is not. */
  isPublished: z.boolean(),
  dishes: count,
  /** Without a price, or without a whole cost: left out. */
  unknownDishes: count,
  /** Of a portion of each in its usual size, together: before tax. */
  net: centsSum,
  cost: centsSum,
  margin: centsSum,
  rate: hundredths,
  ratio: hundredths,
});

const costsOfDays = z.object({
  from: localDate,
  to: localDate,
  /** Not archived, or sold in these days; those without what is sorted by come last. */
  dishes: z.array(dishCost),
  total: z.object(sales),
  /** All of them, empty ones too. */
  days: z.array(z.object({ date: localDate, ...sales })),
  /** Dates that are planned, drafts too. */
  menus: z.array(menuCost),
});
export type DishCosts = z.output<typeof costsOfDays>;

const costPart = z.object({
  ingredient: pricedIngredient,
  /** Milligrams as they leave the store, peel and all; null where a weight is not known. */
  weight: z.nullable(z.int()),
  /** Cents a kilogram, rounded; null without a price. */
  kiloPrice: z.nullable(centsSum),
  /** Parts add up to the cost of the portion. */
  cost: z.nullable(centsSum),
});
export type CostPart = z.output<typeof costPart>;

const oneDish = z.object({
  date: localDate,
  productId: id,
  name: bilingual(120),
  recipeId: z.nullable(id),
  sizes: z.array(
    z.object({
      sizeId: id,
      sizeName: bilingual(80),
      price: cents,
      net: cents,
      /** Milligrams; null where nobody has said it. */
      weight: z.nullable(count),
      portion: portionCost,
      /** What costs most first, then what has no price. */
      parts: z.array(costPart),
    }),
  ),
});
export type OneDishCost = z.output<typeof oneDish>;

const ofDays =
  'By dish and size: price before tax, planned cost and margin of a portion, and of what was sold in some days, 31 at most, what it brought and cost, as planned and as bought; by day and by planned menu too. Amounts in cents before tax; portions whose cost is not whole are left out of sums, and told.';

export const dishCosts = operationsOf('dish-costs', {
  getDishCosts: {
    summary: ofDays,
    method: 'GET',
    path: '/dish-costs',
    scope: 'costs:read',
    query: costsQuery,
    result: costsOfDays,
    refusals: [],
  },
  getDishCost: {
    summary:
      'What a portion of a dish costs today in each size, and by ingredient: by its recipe, at what the article costs whose gram is cheapest.',
    method: 'GET',
    path: '/dish-costs/{id}',
    scope: 'costs:read',
    params: oneThing,
    result: oneDish,
    refusals: ['not-found'],
  },
  getPriceRise: {
    summary:
      'What another price of an ingredient would make of each dish that takes it, however deep it stands: cost and margin of a portion before and after, and the prices that would keep its margin. Without a rise, what it costs now and has cost.',
    method: 'GET',
    path: '/ingredients/{id}/price-rise',
    scope: 'costs:read',
    params: oneThing,
    query: priceRiseQuery,
    result: priceRise,
    refusals: ['not-found', 'unknown-reference'],
  },
  exportDishCosts: {
    summary: 'An Excel file of what dishes cost and leave: by dish and size, by day and by planned menu.',
    method: 'GET',
    path: '/exports/dish-costs',
    scope: 'costs:read',
    query: z.strictObject({ ...days, ...filters }).check(...isSpan),
    produces: spreadsheetType,
    audit: 'call',
    mayLag: true,
    refusals: [],
  },
});
