import { addDays } from '@traiteur/domain/calendar.ts';
import { daysIn, longestPeriod, type Period } from '@traiteur/domain/sales-period.ts';

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
