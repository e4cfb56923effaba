import { units } from '@traiteur/domain/kitchen/pots/amounts.ts';
import { allergenStates } from '@traiteur/domain/kitchen/pots/allergen-states.ts';
import * as z from 'zod/mini';
import { milligrams } from '../kitchen/ingredients.ts';
import { recipe } from '../kitchen/recipes.ts';
import { bilingual, count, id, idParameter, localDate, localTime, moment } from '../statement/fields.ts';
import { operationsOf } from '../statement/operation.ts';
import { dishException } from './delivery-report.ts';

const dishSize = { productId: id, name: bilingual(120), sizeId: id, sizeName: bilingual(80) };

const author = { by: z.string(), at: moment };

const tick = z.object({
  /** Portions done: fewer than are ordered where an order came or grew since. */
  quantity: count,
  ...author,
});

/** In thousandths of the unit; several where a volume or a piece of it has no weight. */
const amounts = z.array(z.object({ quantity: z.number(), unit: z.enum(units) }));

const planException = z.object({
  ...dishException.shape,
  productId: id,
  allergenId: id,
  /** It is on no plan that was printed. */
  isNew: z.boolean(),
});
export type PlanException = z.output<typeof planException>;

const cookedBatch = z.object({
  lot: z.string(),
  /** Milligrams; null where a portion has no weight. */
  weight: z.nullable(z.number()),
  useBy: z.nullable(localDate),
  /** It is on hold, or what went in. */
  isHeld: z.boolean(),
});

const cookedDish = z.object({
  ...dishSize,
  quantity: count,
  /** When its portions must be ready, the first hour first; the quantities add up to all. */
  hours: z.array(z.object({ start: localTime, quantity: count })),
  exceptions: z.array(planException),
  tick: z.nullable(tick),
  /** Null: nobody wrote what it is cooked from. */
  recipeId: z.nullable(id),
  stationId: z.nullable(id),
  /** As printed last; null where it was not on the paper. */
  printed: z.nullable(count),
  /** Of all its sizes. */
  batch: z.nullable(cookedBatch),
});
export type CookedDish = z.output<typeof cookedDish>;

const need = {
  amounts,
  /** False: a weight is missing somewhere, and more than this is needed. */
  isWhole: z.boolean(),
  /** The first hour of what it is for. */
  start: localTime,
  /** By the quantities printed last; null where they come to the same, or nothing was printed. */
  printed: z.nullable(amounts),
  /** Of clients who react to what is in it. */
  exceptions: z.array(planException),
};

const preparation = z.object({
  recipeId: id,
  name: bilingual(120),
  stationId: z.nullable(id),
  ...need,
  /** Milligrams. */
  weight: z.number(),
  /** Dishes that it is for. */
  productIds: z.array(id),
  tick: z.nullable(z.object({ weight: z.nullable(z.number()), ...author })),
  batch: z.nullable(cookedBatch),
});
export type Preparation = z.output<typeof preparation>;

const planDay = z.object({
  date: localDate,
  /** When it was printed last. */
  print: z.nullable(z.object(author)),
  dishes: z.array(cookedDish),
  /** On the paper, and ordered no more. */
  gone: z.array(z.object({ ...dishSize, printed: count })),
  /** What dishes are made from, each after what takes it. */
  preparations: z.array(preparation),
});
export type PlanDay = z.output<typeof planDay>;

const plannedIngredient = z.object({
  ingredientId: id,
  name: bilingual(120),
  /** As they leave the store: peel and trimmings too. */
  ...need,
  stationIds: z.array(id),
  days: z.array(z.object({ date: localDate, amounts })),
});
export type PlannedIngredient = z.output<typeof plannedIngredient>;

const productionPlan = z.object({
  stations: z.array(z.object({ id, name: bilingual(80) })),
  days: z.array(planDay),
  /** Of all the days. */
  ingredients: z.array(plannedIngredient),
});
export type ProductionPlan = z.output<typeof productionPlan>;

const cardLine = z.object({
  name: bilingual(120),
  /** A preparation has a card of its own. */
  recipeId: z.nullable(id),
  /** As it goes into the pot. */
  amounts,
  /** As it leaves the store, where that is another amount. */
  gross: z.nullable(amounts),
  /** All but those that it has none of. */
  allergens: z.array(z.object({ name: bilingual(80), state: z.enum(allergenStates) })),
});

const recipeCard = z.object({
  recipeId: id,
  name: bilingual(120),
  stationId: z.nullable(id),
  start: localTime,
  portions: z.array(z.object({ sizeName: bilingual(80), quantity: count, weight: z.nullable(z.number()) })),
  /** Milligrams that come out. */
  weight: z.number(),
  isWhole: z.boolean(),
  lines: z.array(cardLine),
  steps: recipe.shape.steps,
  allergens: cardLine.shape.allergens,
  exceptions: z.array(z.object({ ...planException.shape, dish: bilingual(120) })),
  lot: z.string(),
});
export type RecipeCard = z.output<typeof recipeCard>;

const shortage = z.object({
  ...dishSize,
  /** Portions that there are for the date. */
  made: count,
  ordered: count,
  left: count,
  /** Ordered beyond what there is. */
  missing: count,
});

const shortages = z.object({ date: localDate, offers: z.array(shortage) });
export type Shortages = z.output<typeof shortages>;

/** Of one plan, so that a fortnight can be read at once. */
const mostPlannedDays = 14;

const printedPlan = z.strictObject({
  date: localDate,
  dishes: z.array(z.strictObject({ productId: id, sizeId: id, quantity: count })).check(z.maxLength(500)),
  exceptions: z
    .array(z.strictObject({ orderId: id, line: count, eaterId: z.nullable(id), allergenId: id }))
    .check(z.maxLength(2000)),
});

export const production = operationsOf('production', {
  getProductionPlan: {
    summary: `What the kitchen makes for the delivery dates of up to ${mostPlannedDays} days, without one for the next that delivers: dishes in each size by the hour of their first slot, the preparations that they are made from by the recipes of the day, and the ingredients of both; with who must not get what, what is ticked as done, and what changed since the plan was printed.`,
    method: 'GET',
    path: '/production-plan',
    scope: 'orders:prepare',
    query: z.strictObject({
      date: z.optional(localDate),
      days: z._default(z.coerce.number<string | number>().check(z.int(), z.minimum(1), z.maximum(mostPlannedDays)), 1),
    }),
    result: productionPlan,
    refusals: [],
  },
  tickProduction: {
    summary:
      'Says how many portions of a dish in a size are done for a date; 0 takes the tick away. The same again changes nothing but who said it last. A dish with a recipe has a batch of that date, which grows and shrinks with its ticks.',
    method: 'PUT',
    path: '/production-ticks',
    scope: 'orders:prepare',
    body: z.strictObject({
      date: localDate,
      productId: id,
      sizeId: id,
      quantity: count.check(z.maximum(100_000)),
    }),
    result: z.object({ tick: z.nullable(tick) }),
    // The tick says who and when.
    audit: 'none',
    refusals: ['not-found', 'batch-held', 'lot-in-book', 'recipe-cooked'],
  },
  tickPreparation: {
    summary:
      'Says that a preparation is done for a date, and how many milligrams of it where that is known; `isDone` false takes it back. It is the batch that the dishes of the date are made from.',
    method: 'PUT',
    path: '/preparation-ticks',
    scope: 'orders:prepare',
    body: z.strictObject({ date: localDate, recipeId: id, isDone: z.boolean(), weight: z.nullable(milligrams) }),
    result: z.object({ tick: preparation.shape.tick }),
    // The batch says who and when.
    audit: 'none',
    refusals: ['not-found', 'batch-held', 'lot-in-book', 'recipe-cooked'],
  },
  recordProductionPrint: {
    summary:
      'Says that the plan of a date was printed, with what stood on it: what changes afterwards is marked until it is printed again.',
    method: 'PUT',
    path: '/production-prints',
    scope: 'orders:prepare',
    body: printedPlan,
    largestBody: 256 * 1024,
    // The print says who and when.
    audit: 'none',
    refusals: [],
  },
  listRecipeCards: {
    summary:
      'The recipes of a delivery date, scaled to what is ordered: what goes in and in which steps, its allergens, and who must not get it. One of them where a recipe is said.',
    method: 'GET',
    path: '/recipe-cards',
    scope: 'orders:prepare',
    query: z.strictObject({ date: localDate, recipeId: z.optional(idParameter) }),
    result: z.object({ date: localDate, cards: z.array(recipeCard) }),
    refusals: [],
  },
  listShortages: {
    summary:
      'Lists what of a date there is a limited number of, and is ordered or said to be short: portions made, ordered, left and missing, the shortest first.',
    method: 'GET',
    path: '/shortages',
    scope: 'catalogue:read',
    query: z.strictObject({ date: localDate }),
    result: shortages,
    refusals: [],
  },
});
