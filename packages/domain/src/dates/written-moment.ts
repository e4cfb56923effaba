import { type English, languageTag, type Locale } from '../text/language.ts';

/** In the house's time zone: "23 novembre 2026 à 09:00", "November 23, 2026 at 9:00 AM". */
export const writtenMoment = (
  moment: Date,
  locale: Locale,
  { timeZone, english }: { timeZone: string; english: English },
): string =>
  new Intl.DateTimeFormat(languageTag(locale, english), { dateStyle: 'long', timeStyle: 'short', timeZone }).format(
    moment,
  );
