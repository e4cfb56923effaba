import { daysBetween, type LocalDate } from '../../dates/calendar.ts';

/** Of all that is cooked on a day: its year and which day of it, as directive 2011/91/EU lets a house choose. */
export function lotOfDay(date: LocalDate): string {
  const day = daysBetween(`${date.slice(0, 4)}-01-01`, date) + 1;
  return `L ${date.slice(2, 4)}-${String(day).padStart(3, '0')}`;
}
