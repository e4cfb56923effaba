import { type SalesQuery, salesQuery } from '@traiteur/contract/sales-report.ts';
import { addDays } from '@traiteur/domain/calendar.ts';
import { daysIn, longestPeriod, type Period } from '@traiteur/domain/sales-period.ts';

/** What an address asks for, read by the contract's own query; what it says wrong is left out. */
export function readSalesQuery(given: Record<string, string>): SalesQuery {
  const known = Object.fromEntries(Object.entries(given).filter(([name]) => name in salesQuery.shape));
  const parsed = salesQuery.safeParse(known);
  if (parsed.success) return parsed.data;
  const wrong = new Set(parsed.error.issues.map(({ path }) => path[0]));
  // A day without the other one says nothing.
  const dropped = wrong.has('from') || wrong.has('to') ? [...wrong, 'from', 'to'] : [...wrong];
  return readSalesQuery(Object.fromEntries(Object.entries(known).filter(([name]) => !dropped.includes(name))));
}

/** A chosen period with one of its days changed; the other one follows where it would come out wrong or too long. */
export function movedPeriod(period: Period, moved: Partial<Period>): Period {
  const { from, to } = { ...period, ...moved };
  const furthest = longestPeriod - 1;
  if (moved.from) {
    if (to < from) return { from, to: from };
    return daysIn({ from, to }) > longestPeriod ? { from, to: addDays(from, furthest) } : { from, to };
  }
  if (to < from) return { from: to, to };
  return daysIn({ from, to }) > longestPeriod ? { from: addDays(to, -furthest), to } : { from, to };
}
