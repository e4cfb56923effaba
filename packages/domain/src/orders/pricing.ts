import { type Cents, shareOut } from '../money/money.ts';
import { type TaxAmount, type TaxComponent, type TaxRate, taxParts } from '../money/tax.ts';

/** `lines`: indexes of the lines it applies to; all if absent. */
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
  /** Goods before discount from which delivery is free; null: never. */
  freeDeliveryFrom: Cents | null;
  pricesIncludeTax: boolean;
}

/** `gross` = quantity × unit price; `total` = `gross` − `discount`. */
interface Goods {
  gross: Cents;
  discount: Cents;
  total: Cents;
}

/** With its shares of the order's fee and taxes, which add up. One tax per name and rate, in the rate's order. */
export interface PricedLine extends Goods {
  deliveryFee: Cents;
  taxes: TaxAmount[];
}

/** `total` = `subtotal` − `discount` + `deliveryFee` (+ `taxes` on top). Taxes by name and rate, in line order. */
export interface PricedOrder {
  lines: PricedLine[];
  subtotal: Cents;
  discount: Cents;
  deliveryFee: Cents;
  taxes: TaxAmount[];
  total: Cents;
}

/**
 * A zone's minimum is what a drive is worth: it looks at the goods after a code.
 * `discount`: where the goods reach it without the code.
 */
export function missingToMinimum(
  { subtotal, discount }: Pick<PricedOrder, 'subtotal' | 'discount'>,
  minimum: Cents,
): { missing: Cents; discount?: Cents } | undefined {
  const shortfall = minimum - (subtotal - discount);
  if (shortfall <= 0) return undefined;
  return { missing: shortfall, ...(subtotal >= minimum && { discount }) };
}

/**
 * In integers that add up exactly. No discount exceeds its lines, or raises a price: the free-delivery threshold
 * and the fee's shares use the goods before it, or a code could bring the fee back or move it to higher taxes.
 */
export function priceOrder(draft: OrderDraft): PricedOrder {
  const goods = discountedGoods(draft);
  const subtotal = sumOf(goods.map((line) => line.gross));
  const goodsTotal = sumOf(goods.map((line) => line.total));
  const deliveryFee = deliveryFeeFor(draft, subtotal);
  // Delivery is accessory to the goods and follows their rates pro rata (CGI art. 267 I 2°).
  const fees = shareOut(
    deliveryFee,
    goods.map((line) => line.gross),
  );
  const charges = goods.map((line, index) => line.total + (fees[index] ?? 0));
  const taxes = taxesOf(draft, charges);
  const taxShares = taxes.map((tax) => taxSharesOf(tax, draft, charges));
  const taxesOnTop = draft.pricesIncludeTax ? 0 : sumOf(taxes.map((tax) => tax.amount));
  return {
    lines: goods.map((line, index) => ({
      ...line,
      deliveryFee: fees[index] ?? 0,
      taxes: bornBy(draft.lines[index]).map((component) => {
        const tax = taxes.findIndex((candidate) => isSameTax(candidate, component));
        return { ...component, amount: taxShares[tax]?.get(index) ?? 0 };
      }),
    })),
    subtotal,
    discount: sumOf(goods.map((line) => line.discount)),
    deliveryFee,
    taxes,
    total: goodsTotal + deliveryFee + taxesOnTop,
  };
}

function discountedGoods({ lines, discount }: OrderDraft): Goods[] {
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
  const fullAmount = discount.kind === 'amount' ? discount.amount : percentOf(eligible, discount.basisPoints);
  return Math.max(0, Math.min(fullAmount, eligible));
}

function percentOf(amount: Cents, basisPoints: number): Cents {
  return Number((BigInt(amount) * BigInt(basisPoints) + 5_000n) / 10_000n);
}

/** @param from null: never */
export const isFreeByAmount = (goods: Cents, from: Cents | null): boolean => from !== null && goods >= from;

function deliveryFeeFor({ lines, discount, deliveryFee, freeDeliveryFrom }: OrderDraft, subtotal: Cents): Cents {
  const freeByCode = discount?.kind === 'free-delivery' && lines.some((_, index) => appliesTo(discount, index));
  return lines.length === 0 || freeByCode || isFreeByAmount(subtotal, freeDeliveryFrom) ? 0 : deliveryFee;
}

/** Each tax rounded once over all charged at its rate. A rate changed since a dish was ordered is another rate. */
function taxesOf(draft: OrderDraft, charges: readonly Cents[]): TaxAmount[] {
  const sums = new Map<string, { rate: TaxRate; amount: Cents }>();
  for (const [index, { taxRate }] of draft.lines.entries()) {
    const key = JSON.stringify([taxRate.id, taxRate.components.map(({ name, rate }) => [name, rate])]);
    const sum = sums.get(key) ?? { rate: taxRate, amount: 0 };
    sum.amount += charges[index] ?? 0;
    sums.set(key, sum);
  }
  const parts = [...sums.values()].flatMap(
    ({ rate, amount }) => taxParts(amount, rate.components, draft.pricesIncludeTax).parts,
  );
  return mergedByNameAndRate(parts);
}

/** By line index, in proportion to what the line charges. */
function taxSharesOf(tax: TaxAmount, { lines }: OrderDraft, charges: readonly Cents[]): Map<number, Cents> {
  const bearing = [...lines.keys()].filter((index) =>
    bornBy(lines[index]).some((candidate) => isSameTax(candidate, tax)),
  );
  const shares = shareOut(
    tax.amount,
    bearing.map((index) => charges[index] ?? 0),
  );
  return new Map(bearing.map((index, place) => [index, shares[place] ?? 0]));
}

/** A rate that names a tax twice counts once, with both amounts. */
function bornBy(line: DraftLine | undefined): TaxComponent[] {
  const components = line?.taxRate.components ?? [];
  return components
    .filter((component, index) => components.findIndex((candidate) => isSameTax(candidate, component)) === index)
    .map(({ name, rate }) => ({ name, rate }));
}

const isSameTax = (tax: TaxComponent, otherTax: TaxComponent) =>
  tax.name === otherTax.name && tax.rate === otherTax.rate;

function mergedByNameAndRate(parts: readonly TaxAmount[]): TaxAmount[] {
  const mergedTaxes = new Map<string, TaxAmount>();
  for (const part of parts) {
    const key = `${part.rate} ${part.name}`;
    mergedTaxes.set(key, {
      ...part,
      amount: part.amount + (mergedTaxes.get(key)?.amount ?? 0),
    });
  }
  return [...mergedTaxes.values()];
}

function sumOf(amounts: readonly Cents[]): Cents {
  return amounts.reduce((sum, amount) => sum + amount, 0);
}
