import type { Cents } from './money.ts';

/** One tax by its name on the invoice. `rate` is in thousandths of a percent: 5.5 % is 5500, 9.975 % is 9975. */
export interface TaxComponent {
  name: string;
  rate: number;
}

/** What applies to a product: one tax, or two stacked on the same net amount (GST and QST in Quebec). */
export interface TaxRate {
  id: number;
  components: readonly TaxComponent[];
}

/** A tax with what it comes to, in cents. */
export interface TaxAmount extends TaxComponent {
  amount: Cents;
}

/** An amount taken apart: `net` plus every part is `gross`, always. */
interface TaxParts {
  net: Cents;
  gross: Cents;
  parts: TaxAmount[];
}

/**
 * Takes apart the sum that an order charges at one rate. With `pricesIncludeTax` the amount is gross, otherwise net.
 * Each component is rounded once, half up, so call this on the order's sum and not line by line.
 * A negative amount (a refund) is the exact mirror of the positive one.
 */
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

/** `amount` × `numerator` / `denominator`, rounded half up, without ever leaving the integers. */
function roundedShare(amount: Cents, numerator: number, denominator: number): Cents {
  if (amount < 0) return 0 - roundedShare(-amount, numerator, denominator);
  const twice = 2n * BigInt(denominator);
  return Number((2n * BigInt(amount) * BigInt(numerator) + BigInt(denominator)) / twice);
}
