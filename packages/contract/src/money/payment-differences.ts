import { paymentDifferences } from '@traiteur/domain/money/online-payments.ts';
import { daysBetween, isLocalDate } from '@traiteur/domain/dates/calendar.ts';
import * as z from 'zod/mini';
import { cents, count, id, localDate, moment } from '../statement/fields.ts';
import type { Operations } from '../statement/operation.ts';

/** Days per comparison: Stripe returns a hundred payments at a time. */
const longestComparison = 93;

const period = z.strictObject({ from: localDate, to: localDate }).check(
  z.refine(({ from, to }) => from <= to, { path: ['to'], params: { code: 'end-before-start' } }),
  z.refine(isShort, { path: ['to'], params: { code: 'too-large' } }),
);

function isShort({ from, to }: { from: string; to: string }): boolean {
  if (!isLocalDate(from) || !isLocalDate(to)) return true;
  return daysBetween(from, to) < longestComparison;
}

const difference = z.object({
  kind: z.enum(paymentDifferences),
  at: moment,
  /** One payment may be for several; none of ours where it is empty. */
  orders: z.array(z.object({ id, number: z.string() })),
  /** Stripe's id. */
  reference: z.string(),
  /** A refund made at Stripe that can be recorded here. */
  isBookable: z.boolean(),
  /** Cents in our books and in Stripe's; null where it is missing. */
  here: z.nullable(cents),
  there: z.nullable(cents),
});
export type PaymentDifferenceRow = z.output<typeof difference>;

const comparison = z.object({
  from: localDate,
  to: localDate,
  payments: count,
  refunds: count,
  differences: z.array(difference),
  /** The last nightly comparison; null before the first. */
  lastNight: z.nullable(z.object({ at: moment, differences: count })),
});
export type PaymentComparison = z.output<typeof comparison>;

const comparing = {
  scope: 'orders:refund',
  result: comparison,
  refusals: ['online-payments-off', 'provider-failed'],
} as const;

export const paymentComparisons = {
  listPaymentDifferences: {
    ...comparing,
    summary: `Compares the online payments and refunds of a period, ${longestComparison} days at most, with Stripe's, and lists every difference.`,
    method: 'GET',
    path: '/payment-differences',
    query: period,
  },
  settlePaymentDifferences: {
    ...comparing,
    summary:
      'Notes what Stripe knows of our payments and refunds in a period and we do not yet, sends refunds of guests again that Stripe refused, then compares again: what is left needs a person.',
    method: 'POST',
    path: '/payment-differences',
    body: period,
    // Stripe reports payments itself.
    audit: 'none',
  },
} as const satisfies Operations;
