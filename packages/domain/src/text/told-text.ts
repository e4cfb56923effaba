import type { Bilingual, Locale } from './language.ts';

/** A text in the reader's language, or in the other one where it is told in that alone, with the language that it is in. */
export function toldText(text: Bilingual, locale: Locale): { text: string; language: Locale } {
  const other = locale === 'fr' ? 'en' : 'fr';
  const language = text[locale] || !text[other] ? locale : other;
  return { text: text[language], language };
}
