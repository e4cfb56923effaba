import type { Cents } from '../money/money.ts';

/** What a new price may be a multiple of, in cents; 1 leaves it as it comes out. */
export const priceSteps = [1, 5, 10, 50, 100] as const;

/** How far a price may go at once: basis points of a percentage, cents of an amount. */
export const largestPriceChange = {
  percent: { raise: 30_000, lower: 9000 },
  amount: { raise: 1_000_000, lower: 1_000_000 },
} as const;

export interface PriceChange {
  by: 'percent' | 'amount';
  /** Basis points of a percentage, cents of an amount; below zero for less. */
  value: number;
  step: (typeof priceSteps)[number];
}

/** A price, changed and then rounded half up to a multiple of the step. It may come out at nothing or below: that is for others to refuse. */
export function changedPrice(price: Cents, { by, value, step }: PriceChange): Cents {
  if (by === 'amount') return roundedHalfUp(price + value, step) * step;
  // In ten-thousandths of a cent, so that a price is rounded once.
  return roundedHalfUp(price * (wholePrice + value), wholePrice * step) * step;
}

const wholePrice = 10_000;

/** A quotient of integers, rounded half up. */
const roundedHalfUp = (dividend: number, divisor: number) => Math.floor((2 * dividend + divisor) / (2 * divisor));
