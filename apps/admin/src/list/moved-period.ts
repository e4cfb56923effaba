import { addDays } from '@traiteur/domain/dates/calendar.ts';
import { daysIn, type Period } from '@traiteur/domain/money/sales-period.ts';

/** Days that may be open at either end: a list without a last day goes on. */
export type OpenPeriod = { [Day in keyof Period]?: Period[Day] | undefined };

/**
 * A chosen period with one of its days changed; the other one follows where it would come out wrong or longer than that many days. The first
 * day that is chosen is a period of its own.
 */
export function movedPeriod(period: OpenPeriod, movedEnds: OpenPeriod, longest = Infinity): OpenPeriod {
  const { from, to } = { ...period, ...movedEnds };
  if (!period.from && !period.to) return { from: from ?? to, to: to ?? from };
  if (!from || !to) return { from, to };
  const isFirst = movedEnds.from !== undefined;
  if (to < from) return isFirst ? { from, to: from } : { from: to, to };
  if (daysIn({ from, to }) <= longest) return { from, to };
  return isFirst ? { from, to: addDays(from, longest - 1) } : { from: addDays(to, 1 - longest), to };
}
