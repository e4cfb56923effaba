import { ordinalDay } from '@traiteur/domain/dates/ordinal-day.ts';
import { type English, type Locale, languageTag } from '@traiteur/domain/language.ts';

/** "mercredi 25 novembre", outside of what React draws. */
export function longDate(date: string, locale: Locale, english: English): string {
  const format = new Intl.DateTimeFormat(languageTag(locale, english), {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  });
  return ordinalDay(format.format(new Date(`${date}T12:00:00Z`)), locale);
}
