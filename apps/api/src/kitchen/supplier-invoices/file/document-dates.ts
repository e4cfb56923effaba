import { isLocalDate, type LocalDate } from '@traiteur/domain/dates/calendar.ts';

/** `2026-12-01`, `20261201`, and with the day first `01/12/2026`; null for any other text, or a year out of reach. */
export function dateIn(text: string): LocalDate | null {
  const [, year, month, day] = /^(\d{4})-?(\d{2})-?(\d{2})(?!\d)/.exec(text) ?? [];
  const [, dayFirst, monthNext, yearLast] = /^(\d{2})[/.-](\d{2})[/.-](\d{4})(?!\d)/.exec(text) ?? [];
  const date = year === undefined ? `${yearLast}-${monthNext}-${dayFirst}` : `${year}-${month}-${day}`;
  return isLocalDate(date) && date > '1900' && date < '3000' ? date : null;
}
