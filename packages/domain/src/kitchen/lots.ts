import type { LocalDate } from '../dates/calendar.ts';

/**
 * With the letter that directive 2011/91/EU asks for. A recipe is cooked once for a date: taken back and cooked again,
 * it has the lot that its labels say already.
 */
export const lotOf = (date: LocalDate, recipeId: number): string =>
  `L ${date.slice(2).replaceAll('-', '')}-${recipeId}`;
