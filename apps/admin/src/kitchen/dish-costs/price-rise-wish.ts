import { centsParameter, idParameter } from '@traiteur/contract/statement/fields.ts';
import * as z from 'zod/mini';

/** The ingredient in the address, and what is asked of it. */
export const riseWish = z.strictObject({
  ingredient: z.optional(idParameter),
  article: z.optional(idParameter),
  /** Hundredths of a percent. */
  percent: z.optional(z.coerce.number<string | number>().check(z.int(), z.minimum(-10_000), z.maximum(100_000))),
  price: z.optional(centsParameter),
});
export type RiseWish = z.output<typeof riseWish>;
