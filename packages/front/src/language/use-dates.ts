import { ordinalDay } from '@traiteur/domain/dates/ordinal-day.ts';
import { useFormatter, useLocale } from 'use-intl';

/** Local calendar dates, times and moments as the current language writes them. */
export function useDates() {
  const format = useFormatter();
  /** Noon in UTC is the same day in every zone a caterer delivers in. */
  const noon = (date: string) => new Date(`${date}T12:00:00Z`);
  const locale = useLocale();
  const french = locale === 'fr';
  const ordinal = (date: string) => ordinalDay(date, locale);
  /** "9 h", "9 h 30"; "9 AM", "9:30 AM". */
  const clock = (time: string) => {
    const [hour, minute] = time.split(':');
    if (french) return `${Number(hour)}\u00a0h${minute === '00' ? '' : `\u00a0${minute}`}`;
    return format.dateTime(new Date(`1970-01-01T${time}Z`), {
      hour: 'numeric',
      ...(minute !== '00' && { minute: '2-digit' }),
      timeZone: 'UTC',
    });
  };
  return {
    /** "mer. 25 nov." */
    short: (date: string) =>
      ordinal(format.dateTime(noon(date), { weekday: 'short', day: 'numeric', month: 'short', timeZone: 'UTC' })),
    /** "mercredi 25 novembre" */
    long: (date: string) =>
      ordinal(format.dateTime(noon(date), { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' })),
    /** "mer. 25 nov. 2026" */
    full: (date: string) =>
      ordinal(
        format.dateTime(noon(date), {
          weekday: 'short',
          day: 'numeric',
          month: 'short',
          year: 'numeric',
          timeZone: 'UTC',
        }),
      ),
    /** "23 nov. 2026, 16:02" in the caterer's zone */
    day: (moment: string) => ordinal(format.dateTime(new Date(moment), { dateStyle: 'medium', timeStyle: 'short' })),
    /** "23 nov., 16:02", "Nov 23, 4:02 PM" in the caterer's zone */
    moment: (moment: string) =>
      ordinal(
        format.dateTime(new Date(moment), {
          day: 'numeric',
          month: 'short',
          hour: french ? '2-digit' : 'numeric',
          minute: '2-digit',
        }),
      ),
    /** "11 h – 13 h 30", "11 AM – 1:30 PM" */
    span: (start: string, end: string) => `${clock(start)} – ${clock(end)}`,
    clock,
  };
}
