import { dividedRound } from './decimals.ts';

/** Quantities and prices in millionths, amounts in cents before tax. */
export interface InvoiceLine {
  quantity: number;
  /** Of `baseQuantity` units, before what the line takes off or adds. */
  price: number;
  baseQuantity: number;
  /** What the line adds; negative where it takes off. */
  adjustment: number;
  total: number;
}

/** Cents. */
interface InvoiceSums {
  /** Of the lines; null where the profile has none. */
  lineTotal: number | null;
  allowances: number;
  charges: number;
  net: number;
  tax: number;
  gross: number;
}

interface SumDifference {
  what: 'lines' | 'net' | 'gross';
  said: number;
  counted: number;
}

/** Millionths of the currency in one cent of it. */
interface Currency {
  perCent: number;
}

/** Where the head of an invoice says another sum than its parts. */
export function sumDifferences(
  { lineTotal, allowances, charges, net, tax, gross }: InvoiceSums,
  lines: readonly Pick<InvoiceLine, 'total'>[],
): SumDifference[] {
  const sums: SumDifference[] = [{ what: 'gross', said: gross, counted: net + tax }];
  if (lineTotal !== null) {
    sums.unshift({ what: 'net', said: net, counted: lineTotal - allowances + charges });
    if (lines.length > 0)
      sums.unshift({ what: 'lines', said: lineTotal, counted: lines.reduce((sum, { total }) => sum + total, 0) });
  }
  return sums.filter(({ said, counted }) => said !== counted);
}

const countedTotal = ({ quantity, price, baseQuantity, adjustment }: InvoiceLine, { perCent }: Currency): number =>
  dividedRound(BigInt(price) * BigInt(quantity), BigInt(baseQuantity) * BigInt(perCent)) + adjustment;

/** Whether its quantity and price come to its total, as far as a price that was rounded to the cent can say it. */
export function addsUp(line: InvoiceLine, currency: Currency): boolean {
  const leeway = 1 + Math.abs(line.quantity) / line.baseQuantity / 2;
  return Math.abs(countedTotal(line, currency) - line.total) <= leeway;
}

/**
 * Cents of a pack before tax, with what its line takes off or adds, rounded once: by its price, or by its total where
 * that is another, since it is what is paid. `unitsPerPack` in thousandths.
 * @returns null for a line of nothing
 */
export function packPrice(line: InvoiceLine, unitsPerPack: number, currency: Currency): number | null {
  const { quantity, price, baseQuantity, adjustment, total } = line;
  if (quantity === 0) return null;
  const units = BigInt(unitsPerPack) * 1000n;
  if (countedTotal(line, currency) !== total) return dividedRound(BigInt(total) * units, BigInt(quantity));
  const perCent = BigInt(currency.perCent);
  const cost = BigInt(price) * BigInt(quantity) + BigInt(adjustment) * perCent * BigInt(baseQuantity);
  return dividedRound(cost * units, BigInt(baseQuantity) * BigInt(quantity) * perCent);
}

/** Thousandths of a pack. */
export const packsOf = (quantity: number, unitsPerPack: number): number => Math.round(quantity / unitsPerPack);

/** Milligrams, by what a pack weighs. */
export const weightOfPacks = (quantity: number, unitsPerPack: number, packWeight: number): number =>
  dividedRound(BigInt(quantity) * BigInt(packWeight), BigInt(unitsPerPack) * 1000n);

/**
 * Cents of what an invoice takes off (negative) or adds as a whole, for each of its lines: by value, of lines that come
 * to more than nothing. Cents that remain go to the largest, so that they add up.
 */
export function sharesOf(adjustment: number, totals: readonly number[]): number[] {
  const values = totals.map((total) => Math.max(total, 0));
  const base = values.reduce((sum, value) => sum + value, 0);
  if (base === 0) return values;
  const shares = values.map((value) => Number((BigInt(adjustment) * BigInt(value)) / BigInt(base)));
  const rest = adjustment - shares.reduce((sum, share) => sum + share, 0);
  const largest = totals.indexOf(totals.reduce((most, total) => Math.max(most, total)));
  return shares.map((share, index) => (index === largest ? share + rest : share));
}

/** A line with its share: what is really paid for it. */
export const withShare = <Line extends Pick<InvoiceLine, 'adjustment' | 'total'>>(line: Line, share: number): Line => ({
  ...line,
  adjustment: line.adjustment + share,
  total: line.total + share,
});
