import type { LocalDate } from '@traiteur/domain/dates/calendar.ts';
import { useWidth } from '@traiteur/kit/chart/use-width.ts';
import { useState } from 'react';

/** Width in pixels of the times and of a day. */
const [timesWidth, dayWidth] = [56, 82];

/** How many days there is room for, a week at most; a week until the width is measured. */
const daysIn = (width: number) =>
  width === 0 ? 7 : Math.max(2, Math.min(7, Math.floor((width - timesWidth) / dayWidth)));

/**
 * The days of a table that are shown beside each other, a page of as many as there is room for.
 * @param begin a day of the page that is shown first
 */
export function useDaysInView(days: readonly LocalDate[], begin: LocalDate | undefined) {
  const [measuredRef, width] = useWidth();
  // A day of the page that is shown: the page follows from it, however wide the screen becomes.
  const [day, setDay] = useState(begin ?? days[0] ?? '');
  const perPage = daysIn(width);
  const first = Math.floor(Math.max(0, days.indexOf(day)) / perPage) * perPage;
  return {
    /** Of what the days have to fit in. */
    measuredRef,
    perPage,
    /** Index of the first day that is shown. */
    first,
    shownDays: days.slice(first, first + perPage),
    /** Shows the page that holds this day. */
    turnTo: setDay,
  };
}
