import { isLocalDate } from '@traiteur/domain/dates/calendar.ts';
import { paymentStatuses } from '@traiteur/domain/money/payment-status.ts';
import { daysIn, longestPeriod, namedPeriods, saleDates } from '@traiteur/domain/money/sales-period.ts';
import { comparisons } from '@traiteur/domain/money/sales-comparison.ts';
import * as z from 'zod/mini';
import { bilingual, cents, centsSum, count, id, idParameter, localDate, spreadsheetType } from '../statement/fields.ts';
import { operationsOf } from '../statement/operation.ts';

export const salesGroups = ['day', 'week', 'month'] as const;
export type SalesGroup = (typeof salesGroups)[number];

const earliest = '2000-01-01';

interface ChosenDays {
  from?: string | undefined;
  to?: string | undefined;
}

/** Both days or none, in their order, and no more than a report can take. */
const isPeriod = [
  z.refine<ChosenDays>(({ from, to }) => !from || Boolean(to), { path: ['to'], params: { code: 'required' } }),
  z.refine<ChosenDays>(({ from, to }) => !to || Boolean(from), { path: ['from'], params: { code: 'required' } }),
  z.refine<ChosenDays>(({ from, to }) => !from || !to || from <= to, {
    path: ['to'],
    params: { code: 'end-before-start' },
  }),
  z.refine<ChosenDays>(isShortEnough, { path: ['to'], params: { code: 'too-large' } }),
] as const;

const chosenDays = {
  from: z.optional(localDate.check(z.refine((date) => date >= earliest))),
  to: z.optional(localDate),
};

/** A report of a period that is named, or of chosen days. */
export const periodQuery = z
  .strictObject({ period: z._default(z.enum(namedPeriods), 'thisMonth'), ...chosenDays })
  .check(...isPeriod);

export const salesQuery = z
  .strictObject({
    period: z._default(z.enum(namedPeriods), 'last30Days'),
    ...chosenDays,
    dateBy: z._default(z.enum(saleDates), 'order'),
    group: z._default(z.enum(salesGroups), 'day'),
    compareWith: z.optional(z.enum(comparisons)),
    zoneId: z.optional(idParameter),
    categoryId: z.optional(idParameter),
  })
  .check(...isPeriod);
export type SalesQuery = z.output<typeof salesQuery>;

/** The days may not be dates yet: the schema of each field reports that. */
function isShortEnough({ from, to }: ChosenDays): boolean {
  if (!from || !to || !isLocalDate(from) || !isLocalDate(to)) return true;
  return daysIn({ from, to }) <= longestPeriod;
}

const days = z.object({ from: localDate, to: localDate });

/**
 * In cents, without cancelled orders. `total`: goods − discounts + fees, plus taxes when prices exclude them. `refunds`
 * lower it later, on the order's days; `net` and taxes are of the rest. A category has its share of fees and taxes.
 */
const salesFigures = z.object({
  orders: count,
  /** Clients whose first order is counted. */
  newClients: count,
  gross: centsSum,
  discount: centsSum,
  deliveryFee: centsSum,
  total: centsSum,
  refunds: centsSum,
  tax: centsSum,
  net: centsSum,
  /** `total` by order, rounded half up; null without orders. */
  averageBasket: z.nullable(cents),
  /** `rate` in thousandths of a percent; `base` without any tax. */
  taxes: z.array(z.object({ name: z.string(), rate: count, base: centsSum, amount: centsSum })),
});
export type SalesFigures = z.output<typeof salesFigures>;

const sums = z.pick(salesFigures, { orders: true, total: true, net: true });

/** Goods sold: `goods` is `gross` − `discount`, before delivery fees. */
const goods = { quantity: count, gross: centsSum, discount: centsSum, goods: centsSum };

const report = z.object({
  period: days,
  comparison: z.enum(comparisons),
  periodBefore: days,
  figures: salesFigures,
  figuresBefore: salesFigures,
  /** Days, ISO weeks or months, empty ones too, each with its counterpart in `periodBefore`. */
  groups: z.array(z.object({ ...days.shape, now: sums, before: sums })),
  /** Best sold first. */
  products: z.array(z.object({ id, name: bilingual(120), ...goods })),
  sizes: z.array(z.object({ id, name: bilingual(80), ...goods })),
  categories: z.array(z.object({ id, name: bilingual(80), orders: count, ...goods })),
  zones: z.array(z.object({ id, name: bilingual(80), ...sums.shape })),
  payments: z.array(z.object({ status: z.enum(paymentStatuses), ...sums.shape })),
});
export type SalesReport = z.output<typeof report>;

export const salesReport = operationsOf('sales-report', {
  getSalesReport: {
    summary: 'What was sold over a period, compared with another and taken apart; cancelled orders left out.',
    method: 'GET',
    path: '/sales-report',
    scope: 'reports:read',
    query: salesQuery,
    result: report,
    mayLag: true,
    refusals: [],
  },
  exportSalesReport: {
    summary:
      'Streams an Excel file of what was sold over a period: by day with each tax, taken apart as in the report, then each of its orders.',
    method: 'GET',
    path: '/exports/sales-report',
    scope: 'reports:read',
    query: salesQuery,
    produces: spreadsheetType,
    audit: 'call',
    mayLag: true,
    refusals: ['exports-under-way'],
  },
});
