import { type Cents, shareOut } from './money.ts';
import type { TaxAmount } from './tax.ts';

/** What a client paid for a line, taxes included, or what is left of it. `taxes`: of the dish and the delivery fee. */
export interface RefundableLine {
  quantity: number;
  amount: Cents;
  deliveryFee: Cents;
  taxes: readonly TaxAmount[];
}

/** The quantity is 0 unless whole portions are refunded. */
export type RefundPart = RefundableLine;

export function lineLeft(line: RefundableLine, parts: readonly RefundPart[]): RefundableLine {
  const sumOf = (field: 'quantity' | 'amount' | 'deliveryFee') => parts.reduce((sum, part) => sum + part[field], 0);
  return {
    quantity: Math.max(0, line.quantity - sumOf('quantity')),
    amount: Math.max(0, line.amount - sumOf('amount')),
    deliveryFee: Math.max(0, line.deliveryFee - sumOf('deliveryFee')),
    taxes: line.taxes.map((tax) => {
      const refundedTaxes = parts.flatMap(({ taxes }) => taxes.filter((candidate) => isSameTax(candidate, tax)));
      return { ...tax, amount: Math.max(0, tax.amount - refundedTaxes.reduce((sum, { amount }) => sum + amount, 0)) };
    }),
  };
}

/** At most what is left of the order, in cents: a dish refunded beyond its line comes off the other lines. */
export function linesWithin(lines: readonly RefundableLine[], limit: Cents): RefundableLine[] {
  const beyond = sumOfParts(lines) - limit;
  if (beyond <= 0) return [...lines];
  const parts = partsOfAmount(lines, beyond);
  return lines.map((line, index) => lineLeft(line, parts.slice(index, index + 1)));
}

/** The value of that many portions, rounded half up; all portions are worth all that is left. */
export function worthOf({ quantity, amount }: Pick<RefundableLine, 'quantity' | 'amount'>, portions: number): Cents {
  if (portions >= quantity) return amount;
  return Number((2n * BigInt(amount) * BigInt(portions) + BigInt(quantity)) / (2n * BigInt(quantity)));
}

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

/** By largest remainders, at most what is left. */
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

/** Cuts parts into pieces of these sums, which equal their total. Of a cut part, the first piece has the portions. */
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
    // Parts worth nothing go with the last piece.
    if (place === sums.length - 1) piece.push(...uncutParts);
    return piece;
  });
}

/** The part itself if it fits; else the piece that fits, the dish first, and the rest. */
function cutAt<Part extends RefundPart>(part: Part, sum: Cents): [Part, Part?] {
  if (sumOfParts([part]) <= sum) return [part];
  const amount = Math.min(sum, part.amount);
  const first = partOf(part, { quantity: part.quantity, amount, deliveryFee: sum - amount });
  return [
    { ...part, ...first },
    { ...part, ...lineLeft(part, [first]) },
  ];
}

export const sumOfParts = (parts: readonly RefundPart[]): Cents =>
  parts.reduce((sum, { amount, deliveryFee }) => sum + amount + deliveryFee, 0);

/** Taxes in proportion to the amount; all of them for the whole rest. */
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

const isSameTax = (tax: TaxAmount, otherTax: TaxAmount) => tax.name === otherTax.name && tax.rate === otherTax.rate;
