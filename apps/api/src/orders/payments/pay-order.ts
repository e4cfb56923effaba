import type { PaymentInput } from '@traiteur/contract/orders/payments.ts';
import type { Order } from '@traiteur/contract/orders/order-record.ts';
import { amountDue } from '@traiteur/domain/money/payment-status.ts';
import type { Acting } from '../../core/acting.ts';
import { Refusal } from '../../core/refusal.ts';
import { changeOrder } from '../frame/change-order.ts';
import { recordMovement, type LockedMoney, lockMoneyOf, type Movement } from './payment-rows.ts';

/** Of all payments of an order, in cents, refunded ones included: a larger sum could not be counted. */
const mostPaid = 100_000_000;

/** @throws {Refusal} `not-found`, `nothing-due`, `payment-too-large`, `idempotency-key-reused` */
export const payOrder = (id: number, input: PaymentInput, key: string, acting: Acting): Promise<Order> =>
  changeOrder(id, acting, {
    once: { key, request: ['payOrder', id, input] },
    lock: lockMoneyOf,
    work: (order, within) => recordPayment(order, input, within),
  });

/** @throws {Refusal} `not-found`, `nothing-due`, `payment-too-large` */
export const payWithoutKey = (id: number, way: Payment, acting: Acting): Promise<Order> =>
  changeOrder(id, acting, { lock: lockMoneyOf, work: (order, within) => recordPayment(order, way, within) });

/** Without an amount it is all that is due. */
type Payment = Pick<PaymentInput, 'method' | 'note'> & Partial<Pick<PaymentInput, 'amount'>> & Pick<Movement, 'at'>;

async function recordPayment(order: LockedMoney, { amount, method, note, at }: Payment, acting: Acting): Promise<void> {
  const due = amountDue(order);
  if (due === 0) throw new Refusal('nothing-due');
  // More than is due is recorded too: the excess can be refunded.
  const money = amount ?? due;
  if (order.paid + money > mostPaid) throw new Refusal('payment-too-large', { field: 'amount' });
  const movement = { kind: 'payment', provider: 'manual', method, note, amount: money, ...(at && { at }) } as const;
  await recordMovement(order, movement, acting);
}
