import { type Cents, shareOut } from './money.ts';
import { type TaxAmount, type TaxRate, taxParts } from './tax.ts';

/** What a code gives. `lines` are the indexes of the lines it applies to; without it, all of them. */
export type Discount = { lines?: readonly number[] } & (
  | { kind: 'percent'; basisPoints: number }
  | { kind: 'amount'; amount: Cents }
  | { kind: 'free-delivery' }
);

export interface DraftLine {
  unitPrice: Cents;
  quantity: number;
  taxRate: TaxRate;
}

export interface OrderDraft {
  lines: readonly DraftLine[];
  discount?: Discount | undefined;
  deliveryFee: Cents;
  /** The fee is waived from this amount of goods after discount; null: never. */
  freeDeliveryFrom: Cents | null;
  pricesIncludeTax: boolean;
}

/** `gross` is quantity × unit price, `total` what is left of it after `discount`. */
export interface PricedLine {
  gross: Cents;
  discount: Cents;
  total: Cents;
}

/**
 * `total` = `subtotal` − `discount` + `deliveryFee`, plus `taxes` where prices do not include them.
 * `taxes` has one entry per name and rate, in the order in which the lines bring them.
 */
export interface PricedOrder {
  lines: PricedLine[];
  subtotal: Cents;
  discount: Cents;
  deliveryFee: Cents;
  taxes: TaxAmount[];
  total: Cents;
}

/**
 * Prices an order: lines, discount, delivery, taxes. All amounts are integers and add up exactly.
 * A discount never exceeds the lines it applies to. An order without lines costs nothing, delivery included.
 */
export function priceOrder(draft: OrderDraft): PricedOrder {
  const lines = discountedLines(draft);
  const goods = sumOf(lines.map((line) => line.total));
  const deliveryFee = deliveryFeeFor(draft, goods);
  const taxes = taxesOf(draft, lines, deliveryFee);
  const taxesOnTop = draft.pricesIncludeTax ? 0 : sumOf(taxes.map((tax) => tax.amount));
  return {
    lines,
    subtotal: sumOf(lines.map((line) => line.gross)),
    discount: sumOf(lines.map((line) => line.discount)),
    deliveryFee,
    taxes,
    total: goods + deliveryFee + taxesOnTop,
  };
}

function discountedLines({ lines, discount }: OrderDraft): PricedLine[] {
  const gross = lines.map((line) => line.unitPrice * line.quantity);
  const eligible = gross.map((amount, index) => (appliesTo(discount, index) ? amount : 0));
  const shares = shareOut(discountOn(sumOf(eligible), discount), eligible);
  return gross.map((amount, index) => {
    const share = shares[index] ?? 0;
    return { gross: amount, discount: share, total: amount - share };
  });
}

function appliesTo(discount: Discount | undefined, index: number): boolean {
  return discount !== undefined && (discount.lines?.includes(index) ?? true);
}

function discountOn(eligible: Cents, discount: Discount | undefined): Cents {
  if (discount === undefined || discount.kind === 'free-delivery') return 0;
  const wanted = discount.kind === 'amount' ? discount.amount : percentOf(eligible, discount.basisPoints);
  return Math.max(0, Math.min(wanted, eligible));
}

function percentOf(amount: Cents, basisPoints: number): Cents {
  return Number((BigInt(amount) * BigInt(basisPoints) + 5_000n) / 10_000n);
}

function deliveryFeeFor({ lines, discount, deliveryFee, freeDeliveryFrom }: OrderDraft, goods: Cents): Cents {
  const freeByCode = discount?.kind === 'free-delivery' && lines.some((_, index) => appliesTo(discount, index));
  const freeByAmount = freeDeliveryFrom !== null && goods >= freeDeliveryFrom;
  return lines.length === 0 || freeByCode || freeByAmount ? 0 : deliveryFee;
}

/** Delivery is accessory to the goods and follows their rates pro rata (CGI art. 267 I 2°). */
function taxesOf(draft: OrderDraft, priced: readonly PricedLine[], deliveryFee: Cents): TaxAmount[] {
  const feeShares = shareOut(deliveryFee, feeWeights(priced));
  const sums = new Map<number, { rate: TaxRate; amount: Cents }>();
  for (const [index, { taxRate }] of draft.lines.entries()) {
    const sum = sums.get(taxRate.id) ?? { rate: taxRate, amount: 0 };
    sum.amount += (priced[index]?.total ?? 0) + (feeShares[index] ?? 0);
    sums.set(taxRate.id, sum);
  }
  const parts = [...sums.values()].flatMap(
    ({ rate, amount }) => taxParts(amount, rate.components, draft.pricesIncludeTax).parts,
  );
  return mergedByNameAndRate(parts);
}

function feeWeights(lines: readonly PricedLine[]): Cents[] {
  // Goods given away entirely still carry the fee in the proportions of what they were worth.
  const nothingLeft = lines.every((line) => line.total === 0);
  return lines.map((line) => (nothingLeft ? line.gross : line.total));
}

function mergedByNameAndRate(parts: readonly TaxAmount[]): TaxAmount[] {
  const merged = new Map<string, TaxAmount>();
  for (const part of parts) {
    const key = `${part.rate} ${part.name}`;
    merged.set(key, {
      ...part,
      amount: part.amount + (merged.get(key)?.amount ?? 0),
    });
  }
  return [...merged.values()];
}

function sumOf(amounts: readonly Cents[]): Cents {
  return amounts.reduce((sum, amount) => sum + amount, 0);
}
