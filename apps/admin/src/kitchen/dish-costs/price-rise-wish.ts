import { priceRiseQuery } from '@traiteur/contract/kitchen/price-rises.ts';
import { idParameter } from '@traiteur/contract/statement/fields.ts';
import * as z from 'zod/mini';

/** The ingredient in the address, and what is asked of it. */
export const riseWish = z.strictObject({
  ingredient: z.optional(idParameter),
  article: z.optional(idParameter),
  percent: priceRiseQuery.shape.percent,
  price: priceRiseQuery.shape.price,
});
export type RiseWish = z.output<typeof riseWish>;
