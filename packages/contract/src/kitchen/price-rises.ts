import { units } from '@traiteur/domain/kitchen/pots/amounts.ts';
import * as z from 'zod/mini';
import { bilingual, cents, centsParameter, centsSum, id, idParameter, moment } from '../statement/fields.ts';
import { quantity } from './ingredients.ts';
import { portionCost } from './portion-costs.ts';

export const pricedIngredient = z.object({ id, name: bilingual(120) });

/** The article whose gram costs least, by which an ingredient is counted. */
const boughtArticle = z.object({
  id,
  name: z.string(),
  supplier: z.string(),
  price: cents,
  packQuantity: quantity,
  packUnit: z.enum(units),
});

const largestRise = 100_000;

/** Of all articles of the ingredient by a percentage, of one by a percentage or to a new price of a pack. */
export const priceRiseQuery = z
  .strictObject({
    articleId: z.optional(idParameter),
    /** Hundredths of a percent; negative where it falls. */
    percent: z.optional(z.coerce.number<string | number>().check(z.int(), z.minimum(-10_000), z.maximum(largestRise))),
    price: z.optional(centsParameter),
  })
  .check(
    z.refine(({ percent, price }) => percent === undefined || price === undefined, { path: ['price'] }),
    z.refine(({ articleId, price }) => price === undefined || articleId !== undefined, {
      path: ['articleId'],
      params: { code: 'required' },
    }),
  );
export type PriceRiseQuery = z.output<typeof priceRiseQuery>;

const riseEffect = z.object({
  productId: id,
  sizeId: id,
  name: bilingual(120),
  sizeName: bilingual(80),
  price: cents,
  net: cents,
  before: portionCost,
  after: portionCost,
  /** As clients would pay it, rounded up, for the same margin in cents, or in percent; null where not known. */
  priceForMargin: z.nullable(centsSum),
  priceForRate: z.nullable(centsSum),
});
export type RiseEffect = z.output<typeof riseEffect>;

const pricedArticle = z.extend(boughtArticle, {
  /** Cents a kilogram, rounded; null where nobody has said what a pack weighs. */
  kiloPrice: z.nullable(centsSum),
  raisedPrice: centsSum,
  raisedKiloPrice: z.nullable(centsSum),
  /** By which the ingredient is counted: now, and after the rise. */
  isBought: z.boolean(),
  wouldBeBought: z.boolean(),
});

export const priceRise = z.object({
  ingredient: pricedIngredient,
  articles: z.array(pricedArticle),
  /** Not archived; what loses most first. */
  dishes: z.array(riseEffect),
  /** Each price that an article of it had, the oldest first, those of today's packs by kilogram. */
  history: z.array(
    z.object({ articleId: id, article: z.string(), supplier: z.string(), at: moment, kiloPrice: z.nullable(centsSum) }),
  ),
});
export type PriceRise = z.output<typeof priceRise>;
