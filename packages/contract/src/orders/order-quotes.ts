import * as z from 'zod/mini';
import { allergyConflict, money, pricedLine } from './order-record.ts';
import { cents, centsSum } from '../statement/fields.ts';
import { fieldError, refusalStatus, type RefusalCode } from '../wire/refusals.ts';

// `keys` forgets which keys they are, and that there is one at least.
const refusalCodes = Object.keys(refusalStatus) as [RefusalCode, ...RefusalCode[]];

/** What a draft would cost, and what speaks against it. */
export const quote = z.object({
  lines: z.array(pricedLine),
  ...money,
  /** Goods from which delivery would be free, in cents; null = never. */
  freeDeliveryFrom: z.nullable(cents),
  conflicts: z.array(allergyConflict),
  /** Why placing this draft would be refused now, with the field at fault. */
  faults: z.array(z.object({ ...fieldError.shape, code: z.enum(refusalCodes) })),
});
export type Quote = z.output<typeof quote>;

/** What a change would make of an order that stands. */
export const changeQuote = z.object({
  ...quote.shape,
  lines: z.array(
    z.object({
      ...pricedLine.shape,
      /** It stays at the price at which it was ordered, which is not today's: there are no more of it than before. */
      keepsPrice: z.boolean(),
    }),
  ),
  /** What the total would be more than before, in cents; negative where it would be less. */
  difference: centsSum,
  /** What would then still be to be paid, in cents. */
  due: cents,
  /** What would have been paid beyond the price and be to be given back, in cents. */
  overpaid: cents,
});
export type ChangeQuote = z.output<typeof changeQuote>;
