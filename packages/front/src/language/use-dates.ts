import { ordinalDay } from '@traiteur/domain/dates/ordinal-day.ts';
import { writtenSpan, writtenTime } from '@traiteur/domain/dates/written-time.ts';
import { useDateFormat } from '@traiteur/kit/setup/use-date-format.ts';
import { useLanguageTag } from '@traiteur/kit/setup/use-language-tag.ts';
import { useLocale } from 'use-intl';

interface SlotTime {
  date: string;
  start: string;
  end: string;
}

export function useDates() {
  const format = useDateFormat();
  /** Noon in UTC is the same day in every European time zone. */
  const noon = (date: string) => new Date(`${date}T12:00:00Z`);
  const locale = useLocale();
  const tag = useLanguageTag();
  const ordinal = (date: string) => ordinalDay(date, locale);
  /** "9 h", "9 h 30"; "9am", "9:30am"; "09:00", "09:30". */
  const clock = (time: string) => writtenTime(time, tag);
  const writeDay = (moment: Date, parts: Intl.DateTimeFormatOptions) => ordinal(format.date(moment, parts));
  const dayAndTime = (at: string, day: Intl.DateTimeFormatOptions) => {
    const moment = new Date(at);
    const time = format.date(moment, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
    return `${writeDay(moment, day)}, ${clock(time)}`;
  };
  const span = (start: string, end: string) => writtenSpan(start, end, tag);
  /** "mer. 25 nov.", "Wed, Nov 25", "Wed 25 Nov" */
  const short = (date: string) =>
    writeDay(noon(date), { weekday: 'short', day: 'numeric', month: 'short', timeZone: 'UTC' });
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
    /** "23 nov. 2026, 16 h 02" in the house's time zone */
    day: (moment: string) => dayAndTime(moment, { dateStyle: 'medium' }),
    /** "23 nov., 16 h 02", "Nov 23, 4:02pm", "23 Nov, 16:02" in the house's time zone */
    moment: (moment: string) => dayAndTime(moment, { day: 'numeric', month: 'short' }),
    span,
    clock,
    /** A delivery slot: "mercredi 25 novembre, 11 h – 13 h 30" */
    slot: ({ date, start, end }: SlotTime) => `${long(date)}, ${span(start, end)}`,
    shortSlot: ({ date, start, end }: SlotTime) => `${short(date)}, ${span(start, end)}`,
  };
}
