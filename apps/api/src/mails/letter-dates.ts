import { ordinalDay } from '@traiteur/domain/dates/ordinal-day.ts';
import { writtenTime } from '@traiteur/domain/dates/written-time.ts';
import { type English, languageTag, type Locale } from '@traiteur/domain/language.ts';

/** "mercredi 25 novembre", "Wednesday, November 25", "Wednesday 25 November" */
export function writtenDate(date: string, locale: Locale, english: English): string {
  const format = new Intl.DateTimeFormat(languageTag(locale, english), {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  });
  return ordinalDay(format.format(new Date(`${date}T12:00:00Z`)), locale);
}

/** "11 h – 13 h 30", "11am – 1:30pm", "11:00 – 13:30" */
export const writtenSpan = (start: string, end: string, locale: Locale, english: English): string =>
  [start, end].map((time) => writtenTime(time, languageTag(locale, english))).join(' – ');
