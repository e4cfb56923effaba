import * as z from 'zod/mini';
import { allergyConflict, money, pricedLine } from './order-record.ts';
import { cents, centsSum } from '../statement/fields.ts';
import { fieldError, refusalStatus, type RefusalCode } from '../wire/refusals.ts';

// `keys` forgets the keys' types, and that there is at least one.
const refusalCodes = Object.keys(refusalStatus) as [RefusalCode, ...RefusalCode[]];

/** Price and faults of a draft. */
export const quote = z.object({
  lines: z.array(pricedLine),
  ...money,
  /** Goods from which delivery would be free, in cents; null = never. */
  freeDeliveryFrom: z.nullable(cents),
  conflicts: z.array(allergyConflict),
  /** Why placing it would be refused now, with the field. */
  faults: z.array(z.object({ ...fieldError.shape, code: z.enum(refusalCodes) })),
});
export type Quote = z.output<typeof quote>;

export const changeQuote = z.object({
  ...quote.shape,
  lines: z.array(
    z.object({
      ...pricedLine.shape,
      /** Keeps the price of the order, since the quantity did not grow. */
      keepsPrice: z.boolean(),
    }),
  ),
  /** Change of the total in cents, may be negative. */
  difference: centsSum,
  /** Then due, in cents. */
  due: cents,
  /** Then overpaid and to be refunded, in cents. */
  overpaid: cents,
});
export type ChangeQuote = z.output<typeof changeQuote>;
