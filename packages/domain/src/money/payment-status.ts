import type { Cents } from './money.ts';

/** Independent of the order's status: a delivered order may be unpaid, a cancelled one refunded. */
export const paymentStatuses = ['unpaid', 'partly_paid', 'paid', 'partially_refunded', 'refunded'] as const;

export type PaymentStatus = (typeof paymentStatuses)[number];

export interface OrderMoney {
  total: Cents;
  paid: Cents;
  /** At most `paid`. */
  refunded: Cents;
  /** The part of `refunded` that lowered the price. The rest returned an overpayment. */
  credited: Cents;
  cancelled: boolean;
}

/** Also for cancelled orders: cancelling moves no money. The database derives the same status; a test compares them. */
export function paymentStatusOf({ total, paid, refunded, credited }: Omit<OrderMoney, 'cancelled'>): PaymentStatus {
  if (credited === 0 && paid - refunded >= total) return 'paid';
  if (refunded > 0) return refunded >= paid ? 'refunded' : 'partially_refunded';
  return paid > 0 ? 'partly_paid' : 'unpaid';
}

export const amountDue = (money: OrderMoney): Cents => Math.max(0, owedOf(money) - heldOf(money));

export const overpaidOf = (money: OrderMoney): Cents => Math.max(0, heldOf(money) - owedOf(money));

/** The client's money that the house has: the limit of a refund. */
export const heldOf = ({ paid, refunded }: Pick<OrderMoney, 'paid' | 'refunded'>): Cents => paid - refunded;

const owedOf = ({ total, credited, cancelled }: OrderMoney): Cents => (cancelled ? 0 : Math.max(0, total - credited));
