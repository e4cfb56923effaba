import type { Locale } from '../language.ts';

/** Taxes that both languages have an abbreviation for, in French and in English: those of France and Quebec. */
const abbreviations = [
  ['TVA', 'VAT'],
  ['TPS', 'GST'],
  ['TVQ', 'QST'],
] as const;

const column: Readonly<Record<Locale, 0 | 1>> = { fr: 0, en: 1 };

/**
 * The name of a tax in a language. It is text that somebody typed once, and orders hold copies of it: a well-known abbreviation and a
 * percentage are said in the reader's language, `TVA 5,5 %` as `VAT 5.5%`; all else stays as it was typed.
 */
export function taxNameIn(locale: Locale, name: string): string {
  const inLanguage = abbreviations.reduce(
    (text, pair) =>
      text.replace(
        new RegExp(`(?<![\\p{L}\\d])${pair[1 - column[locale]]}(?![\\p{L}\\d])`, 'gu'),
        pair[column[locale]],
      ),
    name,
  );
  return inLanguage.replace(/(\d+)(?:[.,](\d+))?[\s\u00a0\u202f]*%/gu, (_, integer: string, fraction?: string) => {
    const figure = fraction === undefined ? integer : `${integer}${locale === 'fr' ? ',' : '.'}${fraction}`;
    return locale === 'fr' ? `${figure}\u00a0%` : `${figure}%`;
  });
}
