import { frenchTime } from '@traiteur/domain/dates/french-time.ts';
import { ordinalDay } from '@traiteur/domain/dates/ordinal-day.ts';
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

/** "11 h – 13 h 30", "11 AM – 1:30 PM", "11:00 – 13:30" */
export const writtenSpan = (start: string, end: string, locale: Locale, english: English): string =>
  `${writtenTime(start, locale, english)} – ${writtenTime(end, locale, english)}`;

function writtenTime(time: string, locale: Locale, english: English): string {
  if (locale === 'fr') return frenchTime(time);
  const short = english === 'en-US';
  return new Intl.DateTimeFormat(english, {
    hour: short ? 'numeric' : '2-digit',
    ...((!short || time.slice(3, 5) !== '00') && { minute: '2-digit' }),
    timeZone: 'UTC',
  }).format(new Date(`1970-01-01T${time}Z`));
}
