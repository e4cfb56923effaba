import { ordinalDay } from '@traiteur/domain/dates/ordinal-day.ts';
import { withMinusSign } from '@traiteur/domain/money/money.ts';
import type { Period } from '@traiteur/domain/money/sales-period.ts';
import { useDateFormat } from '@traiteur/kit/setup/use-date-format.ts';
import { useFormatter, useLocale } from 'use-intl';

/** Noon in UTC is the same day in every time zone where a caterer delivers. */
const noon = (date: string) => new Date(`${date}T12:00:00Z`);

export function useSalesWords() {
  const format = useFormatter();
  const dates = useDateFormat();
  const locale = useLocale();
  const range = ({ from, to }: Period, style: Intl.DateTimeFormatOptions) => {
    const parts = { ...style, timeZone: 'UTC' };
    const text = from === to ? dates.date(noon(from), parts) : dates.span(noon(from), noon(to), parts);
    return ordinalDay(text, locale);
  };
  return {
    /** "25 octobre – 23 novembre 2026", "23 novembre 2026" */
    days: (period: Period) => range(period, { dateStyle: 'long' }),
    /** "23–29 nov." */
    shortDays: (period: Period) => range(period, { day: 'numeric', month: 'short' }),
    /** "novembre 2026" */
    month: (date: string) => dates.date(noon(date), { month: 'long', year: 'numeric', timeZone: 'UTC' }),
    /** "nov." */
    shortMonth: (date: string) => dates.date(noon(date), { month: 'short', timeZone: 'UTC' }),
    /** "8 %", "5,5 %" */
    percent: (share: number, digits = 0) =>
      format.number(share, { style: 'percent', minimumFractionDigits: digits, maximumFractionDigits: digits }),
    /** "+8 %", "−12 %"; "–" when the previous period had nothing. */
    change: (now: number, previous: number) =>
      previous === 0
        ? '–'
        : withMinusSign(
            format.number(now / previous - 1, {
              style: 'percent',
              maximumFractionDigits: 0,
              signDisplay: 'exceptZero',
            }),
          ),
    number: (value: number) => format.number(value),
  };
}
