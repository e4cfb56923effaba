import * as z from 'zod/mini';
import { allergyConflict, money, pricedLine } from './order-record.ts';
import { cents, centsSum } from '../statement/fields.ts';
import { fieldError, refusalStatus, type RefusalCode } from '../statement/refusals.ts';

const refusalCodes = Object.keys(refusalStatus) as [RefusalCode, ...RefusalCode[]];

export const quote = z.object({
  lines: z.array(pricedLine),
  ...money,
  /** Goods in cents; null = never. */
  freeDeliveryFrom: z.nullable(cents),
  conflicts: z.array(allergyConflict),
  faults: z.array(z.object({ ...fieldError.shape, code: z.enum(refusalCodes) })),
});
export type Quote = z.output<typeof quote>;

export const changeQuote = z.object({
  ...quote.shape,
  lines: z.array(
    z.object({
      ...pricedLine.shape,
      /** True if the quantity did not grow. */
      keepsPrice: z.boolean(),
    }),
  ),
  /** Of the total; may be negative. */
  difference: centsSum,
  /** Both once guests of a group order have back what they paid above the budget and need no more. */
  due: cents,
  overpaid: cents,
  guestRefund: cents,
});
export type ChangeQuote = z.output<typeof changeQuote>;
