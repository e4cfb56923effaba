import { useFormatter } from 'use-intl';

/** Local calendar dates, times and moments as the current language writes them. */
export function useDates() {
  const format = useFormatter();
  /** Noon in UTC is the same day in every zone a caterer delivers in. */
  const noon = (date: string) => new Date(`${date}T12:00:00Z`);
  return {
    /** "mer. 25 nov." */
    short: (date: string) =>
      format.dateTime(noon(date), { weekday: 'short', day: 'numeric', month: 'short', timeZone: 'UTC' }),
    /** "mercredi 25 novembre" */
    long: (date: string) =>
      format.dateTime(noon(date), { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' }),
    /** "mer. 25 nov. 2026" */
    full: (date: string) =>
      format.dateTime(noon(date), {
        weekday: 'short',
        day: 'numeric',
        month: 'short',
        year: 'numeric',
        timeZone: 'UTC',
      }),
    /** "23 nov. 2026, 16:02" in the caterer's zone */
    day: (moment: string) => format.dateTime(new Date(moment), { dateStyle: 'medium', timeStyle: 'short' }),
    /** "23 nov., 16:02" in the caterer's zone */
    moment: (moment: string) =>
      format.dateTime(new Date(moment), { day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' }),
    /** "11 h – 13 h", "11:00 – 13:00" */
    span: (start: string, end: string) => `${start} – ${end}`,
  };
}
