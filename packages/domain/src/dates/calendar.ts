import * as Instant from 'temporal-polyfill/fns/Instant';
import * as PlainDate from 'temporal-polyfill/fns/PlainDate';
import * as PlainTime from 'temporal-polyfill/fns/PlainTime';
import * as ZonedDateTime from 'temporal-polyfill/fns/ZonedDateTime';

/** `YYYY-MM-DD`, without hour or time zone. Sorts as text. */
export type LocalDate = string;

/** `HH:MM`, 00:00 to 23:59. Sorts as text. */
export type LocalTime = string;

/** ISO 8601: 1 = Monday, 7 = Sunday. */
type Weekday = 1 | 2 | 3 | 4 | 5 | 6 | 7;

/** The date now in an IANA time zone. */
export function today(now: Date, timeZone: string): LocalDate {
  const instant = Instant.fromEpochMilliseconds(now.getTime());
  return PlainDate.toString(ZonedDateTime.toPlainDate(Instant.toZonedDateTimeISO(instant, timeZone)));
}

export function localTime(now: Date, timeZone: string): LocalTime {
  const instant = Instant.fromEpochMilliseconds(now.getTime());
  const time = ZonedDateTime.toPlainTime(Instant.toZonedDateTimeISO(instant, timeZone));
  return PlainTime.toString(time, { smallestUnit: 'minute' });
}

export function weekdayOf(date: LocalDate): Weekday {
  // The library's type does not say that ISO weekdays are 1 to 7.
  return PlainDate.dayOfWeek(plainDate(date)) as Weekday;
}

/** Calendar days: a daylight-saving day counts as one. */
export function addDays(date: LocalDate, days: number): LocalDate {
  return PlainDate.toString(PlainDate.addDays(plainDate(date), days));
}

/** The same day of another month, or its last day: one month after 31 January is the end of February. */
export function addMonths(date: LocalDate, months: number): LocalDate {
  return PlainDate.toString(PlainDate.addMonths(plainDate(date), months));
}

/** Full weeks around the date's month, starting on that weekday. */
export function weeksOfMonth(date: LocalDate, firstWeekday: Weekday): LocalDate[][] {
  const first = `${date.slice(0, 7)}-01`;
  const start = addDays(first, -((weekdayOf(first) - firstWeekday + 7) % 7));
  const weeks = Math.ceil(daysBetween(start, addMonths(first, 1)) / 7);
  return Array.from({ length: weeks }, (_, week) =>
    Array.from({ length: 7 }, (__, day) => addDays(start, week * 7 + day)),
  );
}

export function daysBetween(from: LocalDate, to: LocalDate): number {
  return PlainDate.diffDays(plainDate(from), plainDate(to));
}

/** IANA time zone. A time skipped in spring moves on by the gap; a time that comes twice in autumn is the first. */
export function momentOf(date: LocalDate, time: LocalTime, timeZone: string): Date {
  const [hour, minute] = time.split(':').map(Number);
  const plainTime = PlainTime.create(hour, minute);
  return new Date(PlainDate.toZonedDateTime(plainDate(date), { timeZone, plainTime }).epochMilliseconds);
}

/** Elapsed hours, whatever the clocks show. */
export const hoursAfter = (moment: Date, hours: number): Date => new Date(moment.getTime() + hours * 3_600_000);

/** The date must exist: not `2026-02-30`, nor `2026-2-3`. */
export function isLocalDate(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  try {
    plainDate(text);
    return true;
  } catch {
    return false;
  }
}

// Functions, not classes: 7 kB in the browser instead of 19.
function plainDate(date: LocalDate): PlainDate.Record {
  const [year = Number.NaN, month = Number.NaN, day = Number.NaN] = date.split('-').map(Number);
  return PlainDate.create(year, month, day);
}
