import type { Period } from '@traiteur/domain/sales-period.ts';
import { useFormatter } from 'use-intl';

/** Noon in UTC is the same day in every zone a caterer delivers in. */
const noon = (date: string) => new Date(`${date}T12:00:00Z`);

/** Days and shares as the current language writes them. */
export function useSalesWords() {
  const format = useFormatter();
  return {
    /** "25 octobre – 23 novembre 2026", "23 novembre 2026" */
    days: ({ from, to }: Period) =>
      from === to
        ? format.dateTime(noon(from), { dateStyle: 'long', timeZone: 'UTC' })
        : format.dateTimeRange(noon(from), noon(to), { dateStyle: 'long', timeZone: 'UTC' }),
    /** "23–29 nov." */
    shortDays: ({ from, to }: Period) =>
      from === to
        ? format.dateTime(noon(from), { day: 'numeric', month: 'short', timeZone: 'UTC' })
        : format.dateTimeRange(noon(from), noon(to), { day: 'numeric', month: 'short', timeZone: 'UTC' }),
    /** "novembre 2026" */
    month: (date: string) => format.dateTime(noon(date), { month: 'long', year: 'numeric', timeZone: 'UTC' }),
    /** "nov." */
    shortMonth: (date: string) => format.dateTime(noon(date), { month: 'short', timeZone: 'UTC' }),
    /** "8 %", "5,5 %" */
    percent: (share: number, digits = 0) =>
      format.number(share, { style: 'percent', minimumFractionDigits: digits, maximumFractionDigits: digits }),
    /** "+8 %", "−12 %"; "–" when the period before had nothing. */
    change: (now: number, before: number) =>
      before === 0
        ? '–'
        : format.number(now / before - 1, { style: 'percent', maximumFractionDigits: 0, signDisplay: 'exceptZero' }),
    number: (value: number) => format.number(value),
  };
}
