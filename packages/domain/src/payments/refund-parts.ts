import { type Cents, shareOut } from '../money.ts';
import type { TaxAmount } from '../tax.ts';

/** A line of an order with what its client was charged for it, taxes included; or what is left of that after refunds. */
export interface RefundableLine {
  /** Portions. */
  quantity: number;
  /** For the dish, in cents. */
  amount: Cents;
  /** The line's part of the delivery fee. */
  deliveryFee: Cents;
  /** The taxes in both. */
  taxes: readonly TaxAmount[];
}

/** What a refund takes off a line: portions where whole ones are given back, otherwise none. */
export type RefundPart = RefundableLine;

/** What is left of a line after what was given back of it. */
export function lineLeft(line: RefundableLine, parts: readonly RefundPart[]): RefundableLine {
  const sumOf = (field: 'quantity' | 'amount' | 'deliveryFee') => parts.reduce((sum, part) => sum + part[field], 0);
  return {
    quantity: Math.max(0, line.quantity - sumOf('quantity')),
    amount: Math.max(0, line.amount - sumOf('amount')),
    deliveryFee: Math.max(0, line.deliveryFee - sumOf('deliveryFee')),
    taxes: line.taxes.map((tax) => {
      const refunded = parts.flatMap(({ taxes }) => taxes.filter((one) => isSameTax(one, tax)));
      return { ...tax, amount: Math.max(0, tax.amount - refunded.reduce((sum, { amount }) => sum + amount, 0)) };
    }),
  };
}

/** What so many of the portions that are left of a line are worth, rounded half up; all of them are worth all that is left. */
export function worthOf({ quantity, amount }: Pick<RefundableLine, 'quantity' | 'amount'>, portions: number): Cents {
  if (portions >= quantity) return amount;
  return Number((2n * BigInt(amount) * BigInt(portions) + BigInt(quantity)) / (2n * BigInt(quantity)));
}

/** Gives back portions of lines, and the delivery fee where it is wanted: what is taken off each line. */
export function partsOfPortions(
  lines: readonly RefundableLine[],
  { portions, deliveryFee }: { portions: readonly number[]; deliveryFee: boolean },
): RefundPart[] {
  return lines.map((line, index) => {
    const quantity = portions[index] ?? 0;
    return partOf(line, {
      quantity,
      amount: quantity === 0 ? 0 : worthOf(line, quantity),
      deliveryFee: deliveryFee ? line.deliveryFee : 0,
    });
  });
}

/** Shares an amount out over what is left of the lines, by largest remainders. It is never more than that. */
export function partsOfAmount(lines: readonly RefundableLine[], amount: Cents): RefundPart[] {
  const shares = shareOut(
    amount,
    lines.map((line) => line.amount + line.deliveryFee),
  );
  return lines.map((line, index) => {
    const [ofDish = 0, ofFee = 0] = shareOut(shares[index] ?? 0, [line.amount, line.deliveryFee]);
    return partOf(line, { quantity: 0, amount: ofDish, deliveryFee: ofFee });
  });
}

/** What these parts give back together, in cents. */
export const sumOfParts = (parts: readonly RefundPart[]): Cents =>
  parts.reduce((sum, { amount, deliveryFee }) => sum + amount + deliveryFee, 0);

/** The taxes of a part are to those of the line as its amount is to the line's: of all that is left, all of them. */
function partOf(line: RefundableLine, part: Omit<RefundPart, 'taxes'>): RefundPart {
  const [charge, share] = [line, part].map(({ amount, deliveryFee }) => BigInt(amount + deliveryFee));
  return {
    ...part,
    taxes: line.taxes.map((tax) => ({
      ...tax,
      amount: charge && share ? Number((2n * BigInt(tax.amount) * share + charge) / (2n * charge)) : 0,
    })),
  };
}

const isSameTax = (tax: TaxAmount, other: TaxAmount) => tax.name === other.name && tax.rate === other.rate;
