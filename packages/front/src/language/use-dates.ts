import { ordinalDay } from '@traiteur/domain/dates/ordinal-day.ts';
import { useDateFormat } from '@traiteur/kit/setup/use-date-format.ts';
import { useLanguageTag } from '@traiteur/kit/setup/use-language-tag.ts';
import { useLocale } from 'use-intl';

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
    const [hour, minute] = time.split(':');
    if (tag === 'fr-FR') return `${Number(hour)}\u00a0h${minute === '00' ? '' : `\u00a0${minute}`}`;
    return format.date(new Date(`1970-01-01T${time}Z`), {
      hour: tag === 'en-GB' ? '2-digit' : 'numeric',
      ...((tag === 'en-GB' || minute !== '00') && { minute: '2-digit' }),
      timeZone: 'UTC',
    });
  };
  return {
    /** "mer. 25 nov.", "Wed, Nov 25", "Wed 25 Nov" */
    short: (date: string) =>
      ordinal(format.date(noon(date), { weekday: 'short', day: 'numeric', month: 'short', timeZone: 'UTC' })),
    /** "mercredi 25 novembre" */
    long: (date: string) =>
      ordinal(format.date(noon(date), { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' })),
    /** "25 novembre 2026", as letters are dated */
    date: (date: string) =>
      ordinal(format.date(noon(date), { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' })),
    /** "mer. 25 nov. 2026" */
    full: (date: string) =>
      ordinal(
        format.date(noon(date), {
          weekday: 'short',
          day: 'numeric',
          month: 'short',
          year: 'numeric',
          timeZone: 'UTC',
        }),
      ),
    /** "23 nov. 2026, 16:02" in the caterer's zone */
    day: (moment: string) => ordinal(format.date(new Date(moment), { dateStyle: 'medium', timeStyle: 'short' })),
    /** "23 nov., 16:02", "Nov 23, 4:02 PM", "23 Nov, 16:02" in the caterer's zone */
    moment: (moment: string) =>
      ordinal(
        format.date(new Date(moment), {
          day: 'numeric',
          month: 'short',
          hour: tag === 'en-US' ? 'numeric' : '2-digit',
          minute: '2-digit',
        }),
      ),
    /** "11 h – 13 h 30", "11 AM – 1:30 PM", "11:00 – 13:30" */
    span: (start: string, end: string) => `${clock(start)} – ${clock(end)}`,
    clock,
  };
}
