import { inSnapshot } from '../../database/rows/transactions.ts';
import type { SalesQuery, SalesReport } from '@traiteur/contract/money/sales-report.ts';
import { today } from '@traiteur/domain/dates/calendar.ts';
import { comparedPeriod, usualComparison } from '@traiteur/domain/money/sales-comparison.ts';
import { periodNamed } from '@traiteur/domain/money/sales-period.ts';
import type { Services } from '../../core/services.ts';
import { codesOf, daysOf, dayTaxesOf } from './sales-account-rows.ts';
import { figuresOf, goodsOf, groupsOf, paymentsOf, type SalesFilter, zonesOf } from './sales-report-rows.ts';

/** Reads sums kept by day, so its cost does not grow with the number of orders. */
export const getSalesReport = (query: SalesQuery, services: Services): Promise<SalesReport> =>
  inSnapshot(services.db, (snapshot) => salesReportIn(snapshot, query, services));

export async function salesAccountIn(snapshot: Services['db'], query: SalesQuery, services: Services) {
  const report = await salesReportIn(snapshot, query, services);
  const filter: SalesFilter = { ...query, period: report.period };
  return {
    ...report,
    days: await daysOf(snapshot, filter),
    dayTaxes: await dayTaxesOf(snapshot, filter),
    codes: await codesOf(snapshot, filter, services.house.timeZone),
  };
}
export type SalesAccount = Awaited<ReturnType<typeof salesAccountIn>>;

async function salesReportIn(snapshot: Services['db'], query: SalesQuery, { clock, house }: Services) {
  const { from, to, dateBy, zoneId, categoryId } = query;
  const period = from && to ? { from, to } : periodNamed(query.period, today(clock(), house.timeZone), dateBy);
  const comparison = query.compareWith ?? usualComparison(period, from ? undefined : query.period);
  const filter: SalesFilter = { dateBy, period, zoneId, categoryId };
  const earlierFilter: SalesFilter = { ...filter, period: comparedPeriod(period, comparison) };
  return {
    period,
    comparison,
    periodBefore: earlierFilter.period,
    figures: await figuresOf(snapshot, filter),
    figuresBefore: await figuresOf(snapshot, earlierFilter),
    groups: await groupsOf(snapshot, filter, earlierFilter, query.group),
    ...(await goodsOf(snapshot, filter)),
    zones: await zonesOf(snapshot, filter),
    payments: await paymentsOf(snapshot, filter),
  };
}
