import { addDays } from '@traiteur/domain/dates/calendar.ts';
import { daysIn, type Period } from '@traiteur/domain/money/sales-period.ts';

/** Either end may be open. */
export type OpenPeriod = { [Day in keyof Period]?: Period[Day] | undefined };

/**
 * A period with one day changed. The other day follows where the period would be reversed or too long.
 * The first chosen day is a period of its own.
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
