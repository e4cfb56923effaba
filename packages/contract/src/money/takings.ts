import { paymentMethods } from '@traiteur/domain/money/payment-methods.ts';
import * as z from 'zod/mini';
import { centsSum, count, localDate, spreadsheetType } from '../statement/fields.ts';
import { operationsOf } from '../statement/operation.ts';
import { periodQuery } from './sales-report.ts';

const sums = {
  /** Payments, less those that were taken back as mistakes. */
  payments: count,
  received: centsSum,
  refunds: count,
  refunded: centsSum,
  /** `received` − `refunded`. */
  net: centsSum,
};

const takingsByMeans = z.object({ method: z.enum(paymentMethods), ...sums });
export type TakingsByMeans = z.output<typeof takingsByMeans>;

const account = z.object({
  from: localDate,
  to: localDate,
  ...sums,
  /** Of the period, the largest first. */
  means: z.array(takingsByMeans),
  /** Days on which money moved, the newest first. */
  days: z.array(z.object({ date: localDate, ...sums, means: z.array(takingsByMeans) })),
});
export type Takings = z.output<typeof account>;

export const takings = operationsOf('takings', {
  getTakings: {
    summary:
      'What came in and went back by each means of payment, in a period and on each of its days. What was taken back as a mistake counts on the day of what it reverses, as in the tills.',
    method: 'GET',
    path: '/takings',
    scope: 'reports:read',
    query: periodQuery,
    result: account,
    mayLag: true,
    refusals: [],
  },
  exportTakings: {
    summary: 'An Excel file of the takings of a period: by means, and by day and means.',
    method: 'GET',
    path: '/exports/takings',
    scope: 'reports:read',
    query: periodQuery,
    produces: spreadsheetType,
    audit: 'call',
    mayLag: true,
    refusals: [],
  },
});
