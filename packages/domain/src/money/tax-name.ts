import type { Locale } from '../text/language.ts';

const abbreviations = [
  ['TVA', 'VAT'],
  ['TPS', 'GST'],
  ['TVQ', 'QST'],
] as const;

/** `rate` in thousandths of a percent. */
interface NamedTax {
  name: string;
  rate: number;
}

const column: Readonly<Record<Locale, 0 | 1>> = { fr: 0, en: 1 };

/** Translates known abbreviations and percentages, `TVA 5,5 %` to `VAT 5.5%`. Other names stay as typed. */
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

/** With its rate when another of the `taxes` has the same name: headings must differ. */
export function taxHeadingIn(locale: Locale, tax: NamedTax, taxes: readonly NamedTax[]): string {
  const heading = taxNameIn(locale, tax.name);
  const alike = taxes.filter(({ name }) => taxNameIn(locale, name) === heading);
  if (alike.length === 1) return heading;
  const rate = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 3 }).format(tax.rate / 100_000);
  return `${alike.every(({ name }) => name === tax.name) ? heading : tax.name} (${rate})`;
}
