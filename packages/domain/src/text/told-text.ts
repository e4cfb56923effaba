import type { Bilingual, Locale } from './language.ts';

/** In the reader's language, or the other one if empty, with the language it is in. */
export function toldText(text: Bilingual, locale: Locale): { text: string; language: Locale } {
  const otherLocale = locale === 'fr' ? 'en' : 'fr';
  const language = text[locale] || !text[otherLocale] ? locale : otherLocale;
  return { text: text[language], language };
}
