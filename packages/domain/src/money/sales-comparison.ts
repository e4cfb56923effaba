import { addDays, addMonths, type LocalDate } from '../dates/calendar.ts';
import { daysIn, type NamedPeriod, type Period } from './sales-period.ts';

export const comparisons = ['month-before', 'same-weekdays', 'year-before', 'days-before'] as const;
export type Comparison = (typeof comparisons)[number];

/** Defaults: a month with a month, a Monday with a Monday, a year with a year. */
const usual: Readonly<Record<NamedPeriod, Comparison>> = {
  today: 'same-weekdays',
  yesterday: 'same-weekdays',
  thisWeek: 'same-weekdays',
  lastWeek: 'same-weekdays',
  thisMonth: 'month-before',
  lastMonth: 'month-before',
  last30Days: 'days-before',
  thisYear: 'year-before',
};

export function usualComparison(period: Period, name?: NamedPeriod): Comparison {
  if (name) return usual[name];
  if (daysIn(period) <= 7) return 'same-weekdays';
  const isInOneMonth = period.from.endsWith('-01') && monthOf(period.from) === monthOf(period.to);
  return isInOneMonth ? 'month-before' : 'days-before';
}

/** Never later than the period itself. */
export function comparedPeriod(period: Period, comparison: Comparison): Period {
  switch (comparison) {
    case 'month-before':
      return monthsBefore(period, monthsSpanned(period));
    case 'same-weekdays':
      return daysBefore(period, Math.ceil(daysIn(period) / 7) * 7);
    case 'year-before':
      return monthsBefore(period, 12);
    case 'days-before':
      return daysBefore(period, daysIn(period));
  }
}

const daysBefore = ({ from, to }: Period, days: number): Period => ({
  from: addDays(from, -days),
  to: addDays(to, -days),
});

/** The same dates months earlier. Whole months compare with whole months; 30 March with the end of February. */
function monthsBefore({ from, to }: Period, months: number): Period {
  const last = addMonths(to, -months);
  return { from: addMonths(from, -months), to: isMonthsEnd(to) && from.endsWith('-01') ? monthsEnd(last) : last };
}

const monthOf = (date: LocalDate) => date.slice(0, 7);
const monthsEnd = (date: LocalDate): LocalDate => addDays(addMonths(`${monthOf(date)}-01`, 1), -1);
const isMonthsEnd = (date: LocalDate) => date === monthsEnd(date);

export const monthsSpanned = ({ from, to }: Period) => {
  const months = (date: LocalDate) => Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7));
  return months(to) - months(from) + 1;
};
