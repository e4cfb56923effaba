import { frenchTime } from '@traiteur/domain/dates/french-time.ts';
import { ordinalDay } from '@traiteur/domain/dates/ordinal-day.ts';
import { useDateFormat } from '@traiteur/kit/setup/use-date-format.ts';
import { useLanguageTag } from '@traiteur/kit/setup/use-language-tag.ts';
import { useLocale } from 'use-intl';

interface SlotTime {
  date: string;
  start: string;
  end: string;
}

/** Local calendar dates, times and moments as the current language writes them. */
export function useDates() {
  const format = useDateFormat();
  /** Noon in UTC is the same day in every zone a caterer delivers in. */
  const noon = (date: string) => new Date(`${date}T12:00:00Z`);
  const locale = useLocale();
  const tag = useLanguageTag();
  const ordinal = (date: string) => ordinalDay(date, locale);
  /** "9 h", "9 h 30"; "9 AM", "9:30 AM"; "09:00", "09:30". */
  const clock = (time: string) => {
    const minute = time.slice(3, 5);
    if (tag === 'fr-FR') return frenchTime(time);
    return format.date(new Date(`1970-01-01T${time}Z`), {
      hour: tag === 'en-GB' ? '2-digit' : 'numeric',
      ...((tag === 'en-GB' || minute !== '00') && { minute: '2-digit' }),
      timeZone: 'UTC',
    });
  };
  const writeDay = (moment: Date, parts: Intl.DateTimeFormatOptions) => ordinal(format.date(moment, parts));
  /** A day and its time, which French writes as `clock` does. */
  const dayAndTime = (at: string, day: Intl.DateTimeFormatOptions, time: Intl.DateTimeFormatOptions) => {
    const moment = new Date(at);
    if (tag !== 'fr-FR') return writeDay(moment, { ...day, ...time });
    return `${writeDay(moment, day)}, ${clock(format.date(moment, { hour: '2-digit', minute: '2-digit' }))}`;
  };
  /** "11 h – 13 h 30", "11 AM – 1:30 PM", "11:00 – 13:30" */
  const span = (start: string, end: string) =>
    // A line that is too short for both parts them, and neither of them.
    [start, end].map((time) => clock(time).replace(/\s/gu, '\u00a0')).join(' – ');
  /** "mer. 25 nov.", "Wed, Nov 25", "Wed 25 Nov" */
  const short = (date: string) =>
    writeDay(noon(date), { weekday: 'short', day: 'numeric', month: 'short', timeZone: 'UTC' });
  /** "mercredi 25 novembre" */
  const long = (date: string) =>
    writeDay(noon(date), { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' });
  return {
    short,
    long,
    /** "25 novembre 2026", as letters are dated */
    date: (date: string) => writeDay(noon(date), { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' }),
    /** "mer. 25 nov. 2026" */
    full: (date: string) =>
      writeDay(noon(date), { weekday: 'short', day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' }),
    /** "23 nov. 2026, 16 h 02" in the caterer's zone */
    day: (moment: string) => dayAndTime(moment, { dateStyle: 'medium' }, { timeStyle: 'short' }),
    /** "23 nov., 16 h 02", "Nov 23, 4:02 PM", "23 Nov, 16:02" in the caterer's zone */
    moment: (moment: string) =>
      dayAndTime(
        moment,
        { day: 'numeric', month: 'short' },
        { hour: tag === 'en-US' ? 'numeric' : '2-digit', minute: '2-digit' },
      ),
    span,
    clock,
    /** A delivery slot: "mercredi 25 novembre, 11 h – 13 h 30" */
    slot: ({ date, start, end }: SlotTime) => `${long(date)}, ${span(start, end)}`,
    /** "mer. 25 nov., 11 h – 13 h 30" */
    shortSlot: ({ date, start, end }: SlotTime) => `${short(date)}, ${span(start, end)}`,
  };
}
