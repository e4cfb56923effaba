import { hoursAfter, type LocalDate, type LocalTime, momentOf } from '../dates/calendar.ts';

interface Notice {
  start: LocalTime;
  /** Elapsed hours before the start; null for those of the house. */
  noticeHours: number | null;
}

interface HouseNotice {
  noticeHours: number;
}

/** The last moment at which a slot takes orders. Notice is elapsed hours, right on daylight-saving nights. */
export const cutOffOf = (schedule: Notice, date: LocalDate, rules: HouseNotice, timeZone: string): Date =>
  hoursAfter(momentOf(date, schedule.start, timeZone), -(schedule.noticeHours ?? rules.noticeHours));

/** The cut-off itself is in time. */
export const isPast = (cutOff: Date, now: Date): boolean => now > cutOff;
