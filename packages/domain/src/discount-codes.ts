import { hasRoom, type Limit } from './limits.ts';
import type { Cents } from './money.ts';
import type { Discount } from './pricing.ts';

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
  /** Orders that have it now; a cancelled one has given its use back. */
  uses: number;
}

/** An order with a code; it may be incomplete. */
export interface DiscountedOrder {
  lines: readonly { categoryId: number; gross: Cents }[];
  /** The client's orders that were not cancelled, and those among them with this code. */
  client: { orders: number; uses: number } | undefined;
}

/** Whether this order may use a code at that moment. A part that the order lacks so far refuses nothing. */
export function holds(terms: DiscountCodeTerms, order: DiscountedOrder, now: Date): boolean {
  return (
    standingOf(terms, now) === 'open' &&
    (order.client === undefined || holdsForClient(terms, order.client)) &&
    (order.lines.length === 0 || holdsForGoods(terms, order.lines))
  );
}

/** What a code's own terms say of it at a moment, whoever orders: put aside, not begun, over, used up, or open to somebody. */
export const discountCodeStandings = ['inactive', 'future', 'expired', 'used-up', 'open'] as const;

export type DiscountCodeStanding = (typeof discountCodeStandings)[number];

type StandingTerms = Pick<DiscountCodeTerms, 'active' | 'validFrom' | 'validUntil' | 'uses' | 'totalLimit'>;

export function standingOf(
  { active, validFrom, validUntil, uses, totalLimit }: StandingTerms,
  now: Date,
): DiscountCodeStanding {
  if (!active) return 'inactive';
  if (validUntil !== null && validUntil <= now) return 'expired';
  if (validFrom !== null && now < validFrom) return 'future';
  return hasRoom(uses, totalLimit) ? 'open' : 'used-up';
}

/** What a code takes off lines of these categories. */
export function discountOf({ type, value, categoryIds }: DiscountCodeTerms, categories: readonly number[]): Discount {
  const lines = [...categories.keys()].filter((index) => appliesTo(categoryIds, categories[index]));
  if (type === 'free_delivery') return { kind: 'free-delivery', lines };
  return type === 'percent'
    ? { kind: 'percent', basisPoints: value ?? 0, lines }
    : { kind: 'amount', amount: value ?? 0, lines };
}

const holdsForClient = (
  { firstOrderOnly, clientLimit }: DiscountCodeTerms,
  client: NonNullable<DiscountedOrder['client']>,
): boolean => !(firstOrderOnly && client.orders > 0) && hasRoom(client.uses, clientLimit);

const holdsForGoods = ({ minimumGoods, categoryIds }: DiscountCodeTerms, lines: DiscountedOrder['lines']): boolean =>
  lines.reduce((sum, { gross }) => sum + gross, 0) >= (minimumGoods ?? 0) &&
  lines.some(({ categoryId }) => appliesTo(categoryIds, categoryId));

const appliesTo = (categoryIds: readonly number[], category: number | undefined): boolean =>
  categoryIds.length === 0 || (category !== undefined && categoryIds.includes(category));
