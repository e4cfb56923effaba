import type { Order } from '@traiteur/contract/orders/order-record.ts';
import type { RefundInput } from '@traiteur/contract/money/payment-operations.ts';
import { type RefundMethod, refundMethods } from '@traiteur/domain/money/payment-methods.ts';
import { worthOf } from '@traiteur/domain/money/refund-parts.ts';

/** What is given back: all that is left, portions and the delivery, or an amount. */
type RefundWay = 'all' | 'dishes' | 'amount';

export interface RefundWish {
  way: RefundWay;
  /** Portions of each line of the order. */
  portions: readonly number[];
  deliveryFee: boolean;
}

/** Of a cancelled order nothing was eaten: dishes make no difference. */
export const waysOf = ({ status }: Order): readonly RefundWay[] =>
  status === 'cancelled' ? ['all', 'amount'] : ['dishes', 'all', 'amount'];

/** Begins with what is most likely meant: what was paid too much, the whole of a cancelled order, or a dish. */
export function startOf(order: Order): RefundWish {
  const isCancelled = order.status === 'cancelled';
  const way = isCancelled ? 'all' : order.overpaid > 0 ? 'amount' : 'dishes';
  return { way, portions: order.lines.map(() => 0), deliveryFee: false };
}

/** What a wish comes to, in cents; null of an amount that is still to be typed. */
export function amountOf(order: Order, { way, portions, deliveryFee }: RefundWish): number | null {
  const { refundable } = order;
  if (way === 'all') return refundable.amount;
  if (way === 'amount') return order.overpaid || null;
  const dishes = refundable.lines.reduce((sum, line, index) => {
    const quantity = portions[index] ?? 0;
    return sum + (quantity > 0 ? worthOf(line, quantity) : 0);
  }, 0);
  return dishes + (deliveryFee ? refundable.deliveryFee : 0);
}

/** The amount in a field, in cents; 0 of one that is empty, below zero or no amount, which is given back to nobody. */
export const amountIn = (fieldValue: unknown): number =>
  typeof fieldValue === 'number' && fieldValue > 0 ? fieldValue : 0;

/** What the server is told of a wish beside its amount. */
export function requestOf({ way, portions, deliveryFee }: RefundWish): Pick<RefundInput, 'lines' | 'deliveryFee'> {
  if (way !== 'dishes') return { lines: [], deliveryFee: false };
  const lines = portions.flatMap((quantity, line) => (quantity > 0 ? [{ line, quantity }] : []));
  return { lines, deliveryFee };
}

/** Why money goes back, as far as the order says: the reason of its cancellation, which nobody types a second time. */
export const reasonOf = ({ status, events }: Order): string =>
  (status === 'cancelled' && events.findLast(({ kind }) => kind === 'cancelled')?.reason) || '';

/** Nothing goes back by a driver who does not say how, and to the card only what it paid. The likeliest first. */
export function methodsOf({ payments }: Pick<Order, 'payments'>): readonly RefundMethod[] {
  const wasPaidOnline = payments.some(({ kind, method }) => kind === 'payment' && method === 'online');
  const byHand = refundMethods.filter((method) => method !== 'on_delivery' && method !== 'online');
  return wasPaidOnline ? ['online', ...byHand] : byHand;
}

/** As it was paid; nothing where that was in several ways, or in one by which nothing goes back. */
export function methodOf({ payments }: Pick<Order, 'payments'>): RefundMethod | undefined {
  const standing = payments.filter(
    ({ kind, isUndone, reverses }) => kind === 'payment' && !isUndone && reverses === null,
  );
  const [method, ...otherMethods] = new Set(standing.map((payment) => payment.method));
  return otherMethods.length === 0 ? methodsOf({ payments }).find((possible) => possible === method) : undefined;
}
