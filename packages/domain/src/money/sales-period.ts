import { addDays, daysBetween, type LocalDate, weekdayOf } from '../dates/calendar.ts';

/** Dates, both included. */
export interface Period {
  from: LocalDate;
  to: LocalDate;
}

export const namedPeriods = [
  'today',
  'yesterday',
  'thisWeek',
  'lastWeek',
  'thisMonth',
  'lastMonth',
  'last30Days',
  'thisYear',
] as const;
export type NamedPeriod = (typeof namedPeriods)[number];

const comingPeriods = ['tomorrow', 'nextWeek', 'nextMonth'] as const;
export type ComingPeriod = (typeof comingPeriods)[number];

export const saleDates = ['order', 'delivery'] as const;
export type SaleDate = (typeof saleDates)[number];

/** Days of the longest report. */
export const longestPeriod = 366;

/** Weeks begin on Monday. By order date, the current period ends today; by delivery date, it runs to its end. */
export function periodNamed(name: NamedPeriod | ComingPeriod, today: LocalDate, dateBy: SaleDate): Period {
  const period = wholePeriod(name, today);
  return dateBy === 'order' && period.from <= today && period.to > today ? { ...period, to: today } : period;
}

function wholePeriod(name: NamedPeriod | ComingPeriod, today: LocalDate): Period {
  const monday = addDays(today, 1 - weekdayOf(today));
  const year = today.slice(0, 4);
  switch (name) {
    case 'today':
      return { from: today, to: today };
    case 'yesterday':
      return { from: addDays(today, -1), to: addDays(today, -1) };
    case 'thisWeek':
      return { from: monday, to: addDays(monday, 6) };
    case 'lastWeek':
      return { from: addDays(monday, -7), to: addDays(monday, -1) };
    case 'tomorrow':
      return { from: addDays(today, 1), to: addDays(today, 1) };
    case 'nextWeek':
      return { from: addDays(monday, 7), to: addDays(monday, 13) };
    case 'nextMonth':
      return monthOf(addDays(monthOf(today).to, 1));
    case 'thisMonth':
      return monthOf(today);
    case 'lastMonth':
      return monthOf(addDays(monthOf(today).from, -1));
    case 'last30Days':
      return { from: addDays(today, -29), to: today };
    case 'thisYear':
      return { from: `${year}-01-01`, to: `${year}-12-31` };
  }
}

function monthOf(date: LocalDate): Period {
  const from = `${date.slice(0, 7)}-01`;
  // 31 days after the first is in the next month.
  const next = `${addDays(from, 31).slice(0, 7)}-01`;
  return { from, to: addDays(next, -1) };
}

export const daysIn = ({ from, to }: Period): number => daysBetween(from, to) + 1;
