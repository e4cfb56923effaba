import { addDays, daysBetween, type LocalDate, weekdayOf } from '../dates/calendar.ts';

/** Days of the wall calendar, both included. */
export interface Period {
  from: LocalDate;
  to: LocalDate;
}

/** Periods that have a name. */
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

/** Those that lie ahead, for lists of what is to come. */
const comingPeriods = ['tomorrow', 'nextWeek', 'nextMonth'] as const;
export type ComingPeriod = (typeof comingPeriods)[number];

/** By the day on which it was ordered, or on which it is delivered. */
export const saleDates = ['order', 'delivery'] as const;
export type SaleDate = (typeof saleDates)[number];

/** Days that one report may span. */
export const longestPeriod = 366;

/**
 * The days of a named period. Weeks begin on Monday. By order date nothing lies ahead, so what is under way ends today; by delivery date it goes on to its end.
 */
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
  // Day 32 of any month is in the next one.
  const next = `${addDays(from, 31).slice(0, 7)}-01`;
  return { from, to: addDays(next, -1) };
}

/** How many days the period has, its first and its last among them. */
export const daysIn = ({ from, to }: Period): number => daysBetween(from, to) + 1;
