import * as z from 'zod/mini';
import { bilingual, count, id, localDate, localTime, moment } from '../statement/fields.ts';
import { operationsOf } from '../statement/operation.ts';
import { dishException } from './delivery-report.ts';

const dishSize = { productId: id, name: bilingual(120), sizeId: id, sizeName: bilingual(80) };

const tick = z.object({
  /** Portions done: fewer than are ordered where an order came or grew since. */
  quantity: count,
  by: z.string(),
  at: moment,
});

const cookedDish = z.object({
  ...dishSize,
  quantity: count,
  /** When its portions must be ready, the first hour first; the quantities add up to all. */
  hours: z.array(z.object({ start: localTime, quantity: count })),
  exceptions: z.array(dishException),
  tick: z.nullable(tick),
});
export type CookedDish = z.output<typeof cookedDish>;

const productionDay = z.object({ date: localDate, dishes: z.array(cookedDish) });
export type ProductionDay = z.output<typeof productionDay>;

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

export const production = operationsOf('production', {
  getProduction: {
    summary:
      'What the kitchen cooks for a delivery date, without one for the next that delivers: each dish in each size by the hour of its first slot, with who must not get it, and how many portions are ticked as done.',
    method: 'GET',
    path: '/production',
    scope: 'orders:prepare',
    query: z.strictObject({ date: z.optional(localDate) }),
    result: productionDay,
    refusals: [],
  },
  tickProduction: {
    summary:
      'Says how many portions of a dish in a size are done for a date; 0 takes the tick away. The same again changes nothing but who said it last.',
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
    refusals: ['not-found'],
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
