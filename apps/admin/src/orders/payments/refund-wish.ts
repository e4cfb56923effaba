import type { Order } from '@traiteur/contract/orders/order-record.ts';
import type { RefundInput } from '@traiteur/contract/orders/payments.ts';
import { type RefundMethod, refundMethods } from '@traiteur/domain/money/payment-methods.ts';
import { worthOf } from '@traiteur/domain/money/refund-parts.ts';

/** Everything that is left, portions and the delivery, or an amount. */
type RefundWay = 'all' | 'dishes' | 'amount';

export interface RefundWish {
  way: RefundWay;
  /** Portions of each line of the order. */
  portions: readonly number[];
  deliveryFee: boolean;
}

/** No dish of a cancelled order was eaten, so there is no choice of dishes. */
export const waysOf = ({ status }: Order): readonly RefundWay[] =>
  status === 'cancelled' ? ['all', 'amount'] : ['dishes', 'all', 'amount'];

/** Starts with the likeliest: an overpayment, the whole of a cancelled order, or dishes. */
export function startOf(order: Order): RefundWish {
  const isCancelled = order.status === 'cancelled';
  const way = isCancelled ? 'all' : order.overpaid > 0 ? 'amount' : 'dishes';
  return { way, portions: order.lines.map(() => 0), deliveryFee: false };
}

/** In cents; null where the user still has to type the amount. */
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

/** A field's amount in cents; 0 where it is empty, negative or invalid. */
export const amountIn = (fieldValue: unknown): number =>
  typeof fieldValue === 'number' && fieldValue > 0 ? fieldValue : 0;

export function requestOf({ way, portions, deliveryFee }: RefundWish): Pick<RefundInput, 'lines' | 'deliveryFee'> {
  if (way !== 'dishes') return { lines: [], deliveryFee: false };
  const lines = portions.flatMap((quantity, line) => (quantity > 0 ? [{ line, quantity }] : []));
  return { lines, deliveryFee };
}

/** The reason of the cancellation, so that staff need not type it twice. */
export const reasonOf = ({ status, events }: Order): string =>
  (status === 'cancelled' && events.findLast(({ kind }) => kind === 'cancelled')?.reason) || '';

/** No refund on delivery, and to the card only where it paid online. The likeliest method first. */
export function methodsOf({ payments }: Pick<Order, 'payments'>): readonly RefundMethod[] {
  const wasPaidOnline = payments.some(({ kind, method }) => kind === 'payment' && method === 'online');
  const byHand = refundMethods.filter((method) => method !== 'on_delivery' && method !== 'online');
  return wasPaidOnline ? ['online', ...byHand] : byHand;
}

/** The method of payment; undefined where there were several, or where it allows no refund. */
export function methodOf({ payments }: Pick<Order, 'payments'>): RefundMethod | undefined {
  const standing = payments.filter(
    ({ kind, isUndone, reverses }) => kind === 'payment' && !isUndone && reverses === null,
  );
  const [method, ...otherMethods] = new Set(standing.map((payment) => payment.method));
  return otherMethods.length === 0 ? methodsOf({ payments }).find((possible) => possible === method) : undefined;
}
