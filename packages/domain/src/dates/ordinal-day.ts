import type { Locale } from '../text/language.ts';

/** French counts only the first of a month: "1er déc.", "1er–22 déc.", "2 déc." */
export const ordinalDay = (date: string, locale: Locale): string =>
  locale === 'fr' ? date.replace(/(?<!\d)1(?=\s?–|\s\p{L})/gu, '1er') : date;
