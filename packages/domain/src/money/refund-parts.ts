import { type Cents, shareOut } from './money.ts';
import type { TaxAmount } from './tax.ts';

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
      const refundedTaxes = parts.flatMap(({ taxes }) => taxes.filter((one) => isSameTax(one, tax)));
      return { ...tax, amount: Math.max(0, tax.amount - refundedTaxes.reduce((sum, { amount }) => sum + amount, 0)) };
    }),
  };
}

/**
 * What is left of the lines of an order of which that much is left in all, in cents. Where more was given back of a dish than the order has of it by
 * now, the rest of it is taken off all that it has, so that no refund takes more off its price than there is.
 */
export function linesWithin(lines: readonly RefundableLine[], limit: Cents): RefundableLine[] {
  const beyond = sumOfParts(lines) - limit;
  if (beyond <= 0) return [...lines];
  const parts = partsOfAmount(lines, beyond);
  return lines.map((line, index) => lineLeft(line, parts.slice(index, index + 1)));
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

/**
 * Cuts what a refund takes off the lines into pieces of these sums, in cents, one after the other: of a dish that lies in two of them the first one
 * has the portions, and the taxes are shared by the amounts. The sums add up to what the parts do.
 */
export function cutParts<Part extends RefundPart>(parts: readonly Part[], sums: readonly Cents[]): Part[][] {
  const uncutParts = [...parts];
  return sums.map((sum, place) => {
    const piece: Part[] = [];
    for (let shortage = sum; shortage > 0; ) {
      const part = uncutParts.shift();
      if (!part) throw new Error('there is more to cut than there are parts');
      const [first, second] = cutAt(part, shortage);
      piece.push(first);
      if (second) uncutParts.unshift(second);
      shortage -= sumOfParts([first]);
    }
    // What is worth nothing goes with the last one.
    if (place === sums.length - 1) piece.push(...uncutParts);
    return piece;
  });
}

/** A part as it is, where it is no more than that; otherwise as much of it, of the dish first, and what is left. */
function cutAt<Part extends RefundPart>(part: Part, sum: Cents): [Part, Part?] {
  if (sumOfParts([part]) <= sum) return [part];
  const amount = Math.min(sum, part.amount);
  const first = partOf(part, { quantity: part.quantity, amount, deliveryFee: sum - amount });
  return [
    { ...part, ...first },
    { ...part, ...lineLeft(part, [first]) },
  ];
}

/** What these parts give back together, in cents, or lines are worth. */
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
