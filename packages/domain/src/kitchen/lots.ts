import { daysBetween, type LocalDate } from '../dates/calendar.ts';

/**
 * With the letter that directive 2011/91/EU asks for. A recipe is cooked once for a date: taken back and cooked again,
 * it has the lot that its labels say already.
 */
export const lotOf = (date: LocalDate, recipeId: number): string =>
  `L ${date.slice(2).replaceAll('-', '')}-${recipeId}`;

/** Of all that is cooked on a day, where nobody says what: its year, and which day of it. */
export function lotOfDay(date: LocalDate): string {
  const day = daysBetween(`${date.slice(0, 4)}-01-01`, date) + 1;
  return `L ${date.slice(2, 4)}-${String(day).padStart(3, '0')}`;
}
