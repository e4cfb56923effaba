import { manualMethods } from '@traiteur/domain/money/payment-methods.ts';
import * as z from 'zod/mini';
import { centsSum, distinctBy, id, localDate, moment, text } from '../statement/fields.ts';
import { optionalOwnWords } from '../statement/own-words.ts';
import { operationsOf } from '../statement/operation.ts';

const beyondAnyTill = 100_000_000_000;

/** Per method, in cents. */
const countedSum = z.strictObject({
  method: z.enum(manualMethods),
  expected: centsSum,
  counted: centsSum.check(z.minimum(-beyondAnyTill), z.maximum(beyondAnyTill)),
});

/** Who received money; without an id, a former administrator known by name. */
const taker = { takerId: z.nullable(id), taker: text(200) };

const cashUp = z.object({
  id,
  ...taker,
  date: localDate,
  at: moment,
  by: z.string(),
  note: z.string(),
  sums: z.array(countedSum),
  expected: centsSum,
  counted: centsSum,
  /** `counted` − `expected`: negative when money is missing. */
  difference: centsSum,
});
export type CashUp = z.output<typeof cashUp>;

const cashUpDay = z.object({
  date: localDate,
  takers: z.array(
    z.object({
      ...taker,
      /** Received and refunded that day before closing. */
      open: z.array(z.object({ method: z.enum(manualMethods), amount: centsSum })),
      cashUps: z.array(cashUp),
    }),
  ),
});
export type CashUpDay = z.output<typeof cashUpDay>;
export type OpenTill = CashUpDay['takers'][number];

export const cashUpInput = z.strictObject({
  ...taker,
  date: localDate,
  sums: z.array(countedSum).check(z.minLength(1), z.maxLength(manualMethods.length), distinctBy('method')),
  note: z._default(optionalOwnWords(500), ''),
});
export type CashUpInput = z.output<typeof cashUpInput>;

export const cashUps = operationsOf('cash-ups', {
  getCashUps: {
    summary:
      'Answers who took how much by which method on a day, and what of it is cashed up: of the caller alone, without `orders:refund`.',
    method: 'GET',
    path: '/cash-ups',
    scope: 'orders:pay',
    query: z.strictObject({ date: localDate }),
    result: cashUpDay,
    refusals: [],
  },
  cashUp: {
    summary:
      'Cashes up what somebody took on a day: what was counted beside what was noted. Refused as stale where something else was noted meanwhile, and as not allowed for the till of somebody else without `orders:refund`.',
    method: 'POST',
    path: '/cash-ups',
    scope: 'orders:pay',
    body: cashUpInput,
    result: cashUp,
    status: 201,
    audit: { only: ['date', 'taker', 'expected', 'counted', 'difference'] },
    refusals: ['stale'],
  },
});
