import * as Instant from 'temporal-polyfill/fns/Instant';
import * as PlainDate from 'temporal-polyfill/fns/PlainDate';
import * as PlainTime from 'temporal-polyfill/fns/PlainTime';
import * as ZonedDateTime from 'temporal-polyfill/fns/ZonedDateTime';

/** A day on the wall calendar, `YYYY-MM-DD`: no hour, no time zone. Sorts as text. */
export type LocalDate = string;

/** A time on the wall clock, `HH:MM`, from 00:00 to 23:59. Sorts as text. */
export type LocalTime = string;

/** ISO 8601: 1 is Monday, 7 is Sunday. */
type Weekday = 1 | 2 | 3 | 4 | 5 | 6 | 7;

/** The date that the wall calendar of an IANA time zone shows at that moment. */
export function today(now: Date, timeZone: string): LocalDate {
  const instant = Instant.fromEpochMilliseconds(now.getTime());
  return PlainDate.toString(ZonedDateTime.toPlainDate(Instant.toZonedDateTimeISO(instant, timeZone)));
}

/** The time that a wall clock of an IANA time zone shows at that moment. */
export function localTime(now: Date, timeZone: string): LocalTime {
  const instant = Instant.fromEpochMilliseconds(now.getTime());
  const time = ZonedDateTime.toPlainTime(Instant.toZonedDateTimeISO(instant, timeZone));
  return PlainTime.toString(time, { smallestUnit: 'minute' });
}

/** The day of the week, Monday being 1. */
export function weekdayOf(date: LocalDate): Weekday {
  // The ISO calendar has seven days and counts them from 1, which the library's type does not say.
  return PlainDate.dayOfWeek(plainDate(date)) as Weekday;
}

/** Calendar days, whatever their length: a daylight-saving day is one day. */
export function addDays(date: LocalDate, days: number): LocalDate {
  return PlainDate.toString(PlainDate.addDays(plainDate(date), days));
}

/** The same day of another month, the last one where that month has not so many: a month after 31 January is the end of February. */
export function addMonths(date: LocalDate, months: number): LocalDate {
  return PlainDate.toString(PlainDate.addMonths(plainDate(date), months));
}

/** The weeks that show the month of a date, each from that weekday on, with the days around it that fill them. */
export function weeksOfMonth(date: LocalDate, firstWeekday: Weekday): LocalDate[][] {
  const first = `${date.slice(0, 7)}-01`;
  const start = addDays(first, -((weekdayOf(first) - firstWeekday + 7) % 7));
  const weeks = Math.ceil(daysBetween(start, addMonths(first, 1)) / 7);
  return Array.from({ length: weeks }, (_, week) =>
    Array.from({ length: 7 }, (__, day) => addDays(start, week * 7 + day)),
  );
}

/** Calendar days from the first date to the second; negative when the second is earlier. */
export function daysBetween(from: LocalDate, to: LocalDate): number {
  return PlainDate.diffDays(plainDate(from), plainDate(to));
}

/**
 * The moment at which a clock of that IANA time zone shows this date and time.
 * A time skipped in spring moves on by the length of the gap; one that comes twice in autumn is the first.
 */
export function momentOf(date: LocalDate, time: LocalTime, timeZone: string): Date {
  const [hour, minute] = time.split(':').map(Number);
  const plainTime = PlainTime.create(hour, minute);
  return new Date(PlainDate.toZonedDateTime(plainDate(date), { timeZone, plainTime }).epochMilliseconds);
}

/** True for a `YYYY-MM-DD` that exists: not `2026-02-30`, nor `2026-2-3`. */
export function isLocalDate(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  try {
    plainDate(text);
    return true;
  } catch {
    return false;
  }
}

// The library's functions rather than its classes: 7 kB in the browser instead of 19.
function plainDate(date: LocalDate): PlainDate.Record {
  const [year = Number.NaN, month = Number.NaN, day = Number.NaN] = date.split('-').map(Number);
  return PlainDate.create(year, month, day);
}
