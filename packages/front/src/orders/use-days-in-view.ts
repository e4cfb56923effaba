import type { LocalDate } from '@traiteur/domain/dates/calendar.ts';
import { useWidth } from '@traiteur/kit/chart/use-width.ts';
import { useState } from 'react';

/** Pixels. */
const [timesWidth, dayWidth] = [56, 82];

/** A week at most, and a week until measured. */
const daysIn = (width: number) =>
  width === 0 ? 7 : Math.max(2, Math.min(7, Math.floor((width - timesWidth) / dayWidth)));

/** `begin`: a day of the first page. */
export function useDaysInView(days: readonly LocalDate[], begin: LocalDate | undefined) {
  const [measuredRef, width] = useWidth();
  // Any day of the page: the page is found again when the width changes.
  const [day, setDay] = useState(begin ?? days[0] ?? '');
  const perPage = daysIn(width);
  const first = Math.floor(Math.max(0, days.indexOf(day)) / perPage) * perPage;
  return {
    measuredRef,
    perPage,
    first,
    shownDays: days.slice(first, first + perPage),
    turnTo: setDay,
  };
}
