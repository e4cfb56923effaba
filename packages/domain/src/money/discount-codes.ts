import { hasRoom, type Limit } from '../orders/limits.ts';
import type { Cents } from './money.ts';
import type { Discount } from '../orders/pricing.ts';

/** What a code gives: a part of the dishes' price, an amount off it, or the delivery. */
export const discountTypes = ['percent', 'amount', 'free_delivery'] as const;

export type DiscountType = (typeof discountTypes)[number];

/** A code's terms. A limit of null is none, an end of null is open, no category is every category. */
export interface DiscountCodeTerms {
  type: DiscountType;
  /** Basis points of a percentage, cents of an amount; null where the delivery is free. */
  value: number | null;
  /** Least worth of the dishes before the discount. */
  minimumGoods: Cents | null;
  /** It holds from this moment on. */
  validFrom: Date | null;
  /** The first moment at which it no longer holds. */
  validUntil: Date | null;
  totalLimit: Limit;
  clientLimit: Limit;
  firstOrderOnly: boolean;
  categoryIds: readonly number[];
  active: boolean;
  /** Whether the series that it belongs to is taken; undefined of one that belongs to none. */
  seriesActive?: boolean | undefined;
  /** Orders that have it now; a cancelled one has given its use back. */
  uses: number;
}

/** What a code says that holds for everybody, for everything and at any time; each says what is different of its own. */
export const openTerms = {
  minimumGoods: null,
  validFrom: null,
  validUntil: null,
  totalLimit: null,
  clientLimit: null,
  firstOrderOnly: false,
  categoryIds: [],
  active: true,
} satisfies Partial<DiscountCodeTerms>;

/** An order with a code; it may be incomplete. */
export interface DiscountedOrder {
  lines: readonly { categoryId: number; gross: Cents }[];
  /** The client's orders that were not cancelled, and those among them with this code. */
  client: { orders: number; uses: number } | undefined;
}

/** Why an order may not use a code, with what one needs to explain it. Staff are told; a client could find codes by trying. */
export type CodeReason =
  | { why: 'unknown' | 'inactive' | 'series-inactive' | 'first-order-only' | 'other-dishes' }
  | { why: 'future'; from: Date }
  | { why: 'expired'; until: Date }
  | { why: 'used-up' | 'client-used-up'; uses: number; limit: number }
  | { why: 'below-minimum'; minimum: Cents; missing: Cents };

/** Why this order may not use a code at that moment; undefined where it may. A part that the order lacks so far refuses nothing. */
export const reasonAgainst = (
  terms: DiscountCodeTerms,
  { client, lines }: DiscountedOrder,
  now: Date,
): CodeReason | undefined =>
  reasonOfTerms(terms, now) ??
  (client && reasonOfClient(terms, client)) ??
  (lines.length > 0 ? reasonOfGoods(terms, lines) : undefined);

/** What a code's own terms say of it at a moment, whoever orders: put aside, not begun, over, used up, or open to somebody. */
export const discountCodeStandings = ['inactive', 'series-inactive', 'future', 'expired', 'used-up', 'open'] as const;

export type DiscountCodeStanding = (typeof discountCodeStandings)[number];

type StandingTerms = Pick<
  DiscountCodeTerms,
  'active' | 'seriesActive' | 'validFrom' | 'validUntil' | 'uses' | 'totalLimit'
>;

/** What the terms say of a code at that moment, whoever orders. */
export const standingOf = (terms: StandingTerms, now: Date): DiscountCodeStanding =>
  reasonOfTerms(terms, now)?.why ?? 'open';

function reasonOfTerms({ active, seriesActive, validFrom, validUntil, uses, totalLimit }: StandingTerms, now: Date) {
  if (!active) return { why: 'inactive' } as const;
  if (seriesActive === false) return { why: 'series-inactive' } as const;
  if (validUntil !== null && validUntil <= now) return { why: 'expired', until: validUntil } as const;
  if (validFrom !== null && now < validFrom) return { why: 'future', from: validFrom } as const;
  if (totalLimit !== null && !hasRoom(uses, totalLimit)) return { why: 'used-up', uses, limit: totalLimit } as const;
  return undefined;
}

/** What a code takes off lines of these categories. */
export function discountOf({ type, value, categoryIds }: DiscountCodeTerms, categories: readonly number[]): Discount {
  const lines = [...categories.keys()].filter((index) => appliesTo(categoryIds, categories[index]));
  if (type === 'free_delivery') return { kind: 'free-delivery', lines };
  return type === 'percent'
    ? { kind: 'percent', basisPoints: value ?? 0, lines }
    : { kind: 'amount', amount: value ?? 0, lines };
}

function reasonOfClient(
  { firstOrderOnly, clientLimit: limit }: DiscountCodeTerms,
  { orders, uses }: NonNullable<DiscountedOrder['client']>,
): CodeReason | undefined {
  if (limit !== null && !hasRoom(uses, limit)) return { why: 'client-used-up', uses, limit };
  return firstOrderOnly && orders > 0 ? { why: 'first-order-only' } : undefined;
}

function reasonOfGoods(
  { minimumGoods, categoryIds }: DiscountCodeTerms,
  lines: DiscountedOrder['lines'],
): CodeReason | undefined {
  if (!lines.some(({ categoryId }) => appliesTo(categoryIds, categoryId))) return { why: 'other-dishes' };
  const minimum = minimumGoods ?? 0;
  const shortfall = minimum - lines.reduce((sum, { gross }) => sum + gross, 0);
  return shortfall > 0 ? { why: 'below-minimum', minimum, missing: shortfall } : undefined;
}

const appliesTo = (categoryIds: readonly number[], category: number | undefined): boolean =>
  categoryIds.length === 0 || (category !== undefined && categoryIds.includes(category));
