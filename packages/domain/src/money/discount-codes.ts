import { hasRoom, type Limit } from '../orders/limits.ts';
import type { Cents } from './money.ts';
import type { Discount } from '../orders/pricing.ts';

export const discountTypes = ['percent', 'amount', 'free_delivery'] as const;

export type DiscountType = (typeof discountTypes)[number];

/** Null: no limit, open end; no categories: all. `validFrom` is inclusive, `validUntil` exclusive. */
export interface DiscountCodeTerms {
  type: DiscountType;
  /** Basis points or cents; null for free delivery. */
  value: number | null;
  /** Minimum for the dishes, before the discount. */
  minimumGoods: Cents | null;
  validFrom: Date | null;
  validUntil: Date | null;
  totalLimit: Limit;
  clientLimit: Limit;
  firstOrderOnly: boolean;
  categoryIds: readonly number[];
  active: boolean;
  /** Whether its series is active; undefined without a series. */
  seriesActive?: boolean | undefined;
  /** Current orders with it; cancelling an order releases its use. */
  uses: number;
}

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

export interface DiscountedOrder {
  lines: readonly { categoryId: number; gross: Cents }[];
  /** Orders of the client that were not cancelled, and those of them with this code. */
  client: { orders: number; uses: number } | undefined;
}

/** Clients hear nothing of a code that is switched off or never was: they could find codes by trying. */
export type CodeReason =
  | { why: 'unknown' | 'inactive' | 'series-inactive' | 'first-order-only' | 'other-dishes' }
  | { why: 'future'; from: Date }
  | { why: 'expired'; until: Date }
  | { why: 'used-up' | 'client-used-up'; uses: number; limit: number }
  | { why: 'below-minimum'; minimum: Cents; missing: Cents };

/** Undefined when the code is valid. A part that the order lacks so far refuses nothing. */
export const reasonAgainst = (
  terms: DiscountCodeTerms,
  { client, lines }: DiscountedOrder,
  now: Date,
): CodeReason | undefined =>
  reasonOfTerms(terms, now) ??
  (client && reasonOfClient(terms, client)) ??
  (lines.length > 0 ? reasonOfGoods(terms, lines) : undefined);

export const discountCodeStandings = ['inactive', 'series-inactive', 'future', 'expired', 'used-up', 'open'] as const;

export type DiscountCodeStanding = (typeof discountCodeStandings)[number];

type StandingTerms = Pick<
  DiscountCodeTerms,
  'active' | 'seriesActive' | 'validFrom' | 'validUntil' | 'uses' | 'totalLimit'
>;

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
