import type { Cents } from './money.ts';

/** `rate` in thousandths of a percent: 5.5 % is 5500, 9.975 % is 9975. `name` as on the invoice. */
export interface TaxComponent {
  name: string;
  rate: number;
}

/** One tax, or two on the same net amount (GST and QST in Quebec). */
export interface TaxRate {
  id: number;
  components: readonly TaxComponent[];
}

export interface TaxAmount extends TaxComponent {
  amount: Cents;
}

/** `net` plus all parts is always `gross`. */
interface TaxParts {
  net: Cents;
  gross: Cents;
  parts: TaxAmount[];
}

/** Rounds each component once, half up: call it on an order's sum, not per line. A refund mirrors a positive amount. */
export function taxParts(amount: Cents, components: readonly TaxComponent[], pricesIncludeTax: boolean): TaxParts {
  const allRates = components.reduce((sum, { rate }) => sum + rate, 0);
  const base = pricesIncludeTax ? wholePercent + allRates : wholePercent;
  const parts = components.map(({ name, rate }) => ({
    name,
    rate,
    amount: roundedShare(amount, rate, base),
  }));
  const taxes = parts.reduce((sum, part) => sum + part.amount, 0);
  return pricesIncludeTax
    ? { net: amount - taxes, gross: amount, parts }
    : { net: amount, gross: amount + taxes, parts };
}

const wholePercent = 100_000;

/** `amount` × `numerator` / `denominator`, rounded half up, in integers only. */
function roundedShare(amount: Cents, numerator: number, denominator: number): Cents {
  if (amount < 0) return 0 - roundedShare(-amount, numerator, denominator);
  const twice = 2n * BigInt(denominator);
  return Number((2n * BigInt(amount) * BigInt(numerator) + BigInt(denominator)) / twice);
}
