import type { SalesQuery, SalesReport } from '@traiteur/contract/sales-report.ts';
import { today } from '@traiteur/domain/calendar.ts';
import { comparedPeriod, usualComparison } from '@traiteur/domain/sales-comparison.ts';
import { periodNamed } from '@traiteur/domain/sales-period.ts';
import type { Services } from '../core/services.ts';
import {
  categoriesOf,
  figuresOf,
  groupsOf,
  paymentsOf,
  productsOf,
  sizesOf,
  type Sold,
  zonesOf,
} from './sales-report-rows.ts';

/** What was sold over a period, read from its days alone: as quick in the tenth year as in the first. */
export async function getSalesReport(query: SalesQuery, { db, clock, house }: Services): Promise<SalesReport> {
  const { from, to, dateBy, zoneId, categoryId } = query;
  const period = from && to ? { from, to } : periodNamed(query.period, today(clock(), house.timeZone), dateBy);
  const sold: Sold = { dateBy, period, zoneId, categoryId };
  const comparison = query.compareWith ?? usualComparison(period, from ? undefined : query.period);
  const before: Sold = { ...sold, period: comparedPeriod(period, comparison) };
  // One snapshot, so that every table tells of the same orders.
  const snapshot = db.transaction().setIsolationLevel('repeatable read').setAccessMode('read only');
  return snapshot.execute(async (transaction) => ({
    period,
    comparison,
    periodBefore: before.period,
    figures: await figuresOf(transaction, sold),
    figuresBefore: await figuresOf(transaction, before),
    groups: await groupsOf(transaction, sold, before, query.group),
    products: await productsOf(transaction, sold),
    sizes: await sizesOf(transaction, sold),
    categories: await categoriesOf(transaction, sold),
    zones: await zonesOf(transaction, sold),
    payments: await paymentsOf(transaction, sold),
  }));
}
