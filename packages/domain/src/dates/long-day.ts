import { type English, languageTag, type Locale } from '../text/language.ts';
import { ordinalDay } from './ordinal-day.ts';

/** "mercredi 25 novembre", "Wednesday, November 25", "Wednesday 25 November" */
export function longDay(date: string, locale: Locale, english: English): string {
  const format = new Intl.DateTimeFormat(languageTag(locale, english), {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  });
  return ordinalDay(format.format(new Date(`${date}T12:00:00Z`)), locale);
}
