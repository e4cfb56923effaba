import type { Cents } from './money.ts';

/** Paid or not is apart from where the order stands: a delivered order may be unpaid, a cancelled one refunded. */
export const paymentStatuses = ['unpaid', 'partly_paid', 'paid', 'partially_refunded', 'refunded'] as const;

export type PaymentStatus = (typeof paymentStatuses)[number];

/** What was paid for an order and given back, in cents. */
export interface OrderMoney {
  /** What the order costs as it stands. */
  total: Cents;
  /** All that was paid, never less than `refunded`. */
  paid: Cents;
  /** All that was given back. */
  refunded: Cents;
  /** The part of `refunded` that was taken off the price. The rest gave back what was paid beyond it. */
  credited: Cents;
  cancelled: boolean;
}

/**
 * Where the payment of an order stands, cancelled or not: cancelling moves no money, and the sales of a day stand under it. The database
 * derives the same: a test holds both together.
 */
export function paymentStatusOf({ total, paid, refunded, credited }: Omit<OrderMoney, 'cancelled'>): PaymentStatus {
  if (credited === 0 && paid - refunded >= total) return 'paid';
  if (refunded > 0) return refunded >= paid ? 'refunded' : 'partially_refunded';
  return paid > 0 ? 'partly_paid' : 'unpaid';
}

/** What the client still has to pay. Of a cancelled order nothing is due. */
export const amountDue = (money: OrderMoney): Cents => Math.max(0, owedOf(money) - heldOf(money));

/** What the client has paid beyond the price, and is to be given back. */
export const overpaidOf = (money: OrderMoney): Cents => Math.max(0, heldOf(money) - owedOf(money));

/** What the house holds of the client's money: no refund gives back more. */
export const heldOf = ({ paid, refunded }: Pick<OrderMoney, 'paid' | 'refunded'>): Cents => paid - refunded;

const owedOf = ({ total, credited, cancelled }: OrderMoney): Cents => (cancelled ? 0 : Math.max(0, total - credited));
