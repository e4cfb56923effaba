import type { Locale } from '../text/language.ts';

/** The currency's minor unit (euro: cents; yen: whole yen). Always an integer. */
export type Cents = number;

/**
 * Splits by integer weights, by largest remainder; equal remainders go in order. Shares add up to `total`.
 * @throws RangeError for a negative or fractional weight, or an amount without any weight
 */
export function shareOut(total: Cents, weights: readonly number[]): Cents[] {
  if (weights.some((weight) => weight < 0)) throw new RangeError('A weight is never negative');
  if (weights.length === 0 && total !== 0) throw new RangeError('There is nobody to share with');
  const wholes = weights.every((weight) => weight === 0) ? weights.map(() => 1) : weights;
  const shares = floorShares(BigInt(Math.abs(total)), wholes.map(BigInt));
  return total < 0 ? shares.map((share) => 0 - share) : shares;
}

/** `1 208,40 €` in French, `€1,208.40` in English. */
export function formatMoney(cents: Cents, currency: string, locale: Locale): string {
  const format = currencyFormat(currency, locale);
  // A decimal string, which Intl reads exactly, unlike a division. TypeScript cannot see that it is numeric.
  const exact = `${cents}e-${minorUnitDigits(format)}` as `${number}`;
  return withMinusSign(format.format(exact));
}

/** `40 €` of `40,00 €`, as one says it: for promises and limits in sentences. Sums and columns keep their cents. */
export const asSpoken = (money: string): string => money.replace(/[.,]00(?!\d)/, '');

/** Intl writes a hyphen; typography requires a minus sign. */
export const withMinusSign = (number: string): string => number.replace('-', '−');

/** From cents to whole units, for spreadsheets: 12.5. */
export function wholeUnitsOf(currency: string): (cents: Cents) => number {
  const scale = 10 ** minorUnitDigits(currencyFormat(currency, 'en'));
  return (cents) => cents / scale;
}

/** The spreadsheet format that looks like {@link formatMoney}: `#,##0.00 "€"` in French. */
export function spreadsheetMoneyFormat(currency: string, locale: Locale): string {
  const parts = currencyFormat(currency, locale).formatToParts(0);
  const signs: Partial<Record<Intl.NumberFormatPartTypes, (text: string) => string>> = {
    integer: () => '#,##0',
    decimal: () => '.',
    fraction: (digits) => digits,
    literal: (space) => space,
    currency: (symbol) => `"${symbol}"`,
  };
  return parts.map(({ type, value }) => signs[type]?.(value) ?? '').join('');
}

/** Undefined for a sign, another currency, too many decimals or a lone `1,208`. Reads `1 208,40 €`, `€1,208.40`. */
export function readMoney(text: string, currency: string): Cents | undefined {
  const bare = withoutCurrency(text.replace(/\s/gu, ''), currency);
  const [match, integer = '', decimals = ''] = amountPattern.exec(bare) ?? [];
  const digits = minorUnitDigits(currencyFormat(currency, 'en'));
  if (match === undefined || decimals.length > digits) return undefined;
  const cents = Number(integer.replace(/\D/g, '') + decimals.padEnd(digits, '0'));
  return Number.isSafeInteger(cents) ? cents : undefined;
}

// A sign may group thousands only if another marks the decimals: a lone "1,208" is ambiguous.
const amountPattern = /^(\d+|\d{1,3}(?:,\d{3})+(?=\.)|\d{1,3}(?:\.\d{3})+(?=,))(?:[.,](\d+))?$/;

function withoutCurrency(text: string, currency: string): string {
  const symbols = (['fr', 'en'] as const).flatMap((locale) =>
    currencyFormat(currency, locale)
      .formatToParts(0)
      .flatMap(({ type, value }) => (type === 'currency' ? [value.replace(/\s/gu, '')] : [])),
  );
  for (const sign of [currency, ...symbols]) {
    if (text.startsWith(sign)) return text.slice(sign.length);
    if (text.endsWith(sign)) return text.slice(0, -sign.length);
  }
  return text;
}

function floorShares(total: bigint, weights: readonly bigint[]): Cents[] {
  // BigInt: amount times weight may exceed the largest exact number.
  const sum = weights.reduce((subtotal, weight) => subtotal + weight, 0n);
  const parts = weights.map((weight, index) => ({
    index,
    share: Number((total * weight) / sum),
    remainder: (total * weight) % sum,
  }));
  const shortage = Number(total) - parts.reduce((sum, part) => sum + part.share, 0);
  const servedParts = parts.toSorted((a, b) => Number(b.remainder - a.remainder)).slice(0, shortage);
  for (const part of servedParts) part.share += 1;
  return parts.map((part) => part.share);
}

const formats = new Map<string, Intl.NumberFormat>();

function currencyFormat(currency: string, locale: Locale): Intl.NumberFormat {
  const key = `${locale} ${currency}`;
  // Cached: building a format costs a hundred times more than using it, and a list shows hundreds of amounts.
  const format =
    formats.get(key) ??
    new Intl.NumberFormat(locale === 'fr' ? 'fr-FR' : 'en-US', {
      style: 'currency',
      currency,
    });
  formats.set(key, format);
  return format;
}

function minorUnitDigits(format: Intl.NumberFormat): number {
  return format.resolvedOptions().maximumFractionDigits ?? 0;
}
