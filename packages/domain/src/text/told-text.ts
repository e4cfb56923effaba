import type { Bilingual, Locale } from './language.ts';

/** In the reader's language, or the other one if empty, with the language it is in. */
export function toldText(text: Bilingual, locale: Locale): { text: string; language: Locale } {
  const other = locale === 'fr' ? 'en' : 'fr';
  const language = text[locale] || !text[other] ? locale : other;
  return { text: text[language], language };
}
