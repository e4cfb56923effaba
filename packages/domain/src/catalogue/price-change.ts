import type { Cents } from '../money/money.ts';

/** A new price is rounded to a multiple of this, in cents; 1 does not round. */
export const priceSteps = [1, 5, 10, 50, 100] as const;

/** Limits of one change: basis points of a percentage, cents of an amount. */
export const largestPriceChange = {
  percent: { raise: 30_000, lower: 9000 },
  amount: { raise: 1_000_000, lower: 1_000_000 },
} as const;

export interface PriceChange {
  by: 'percent' | 'amount';
  /** Basis points or cents; negative to lower prices. */
  value: number;
  step: (typeof priceSteps)[number];
}

/** Rounds half up to a multiple of the step. The result may be zero or negative: the caller refuses it. */
export function changedPrice(price: Cents, { by, value, step }: PriceChange): Cents {
  if (by === 'amount') return roundedHalfUp(price + value, step) * step;
  // In ten-thousandths of a cent, to round only once.
  return roundedHalfUp(price * (wholePrice + value), wholePrice * step) * step;
}

const wholePrice = 10_000;

const roundedHalfUp = (dividend: number, divisor: number) => Math.floor((2 * dividend + divisor) / (2 * divisor));
