import type Stripe from 'stripe';
import type { Reading } from '../core/acting.ts';
import { inTransaction } from '../database/rows/transactions.ts';
import { byStripe, lockPayment, paymentOfIntent } from '../money/online-payments/online-payment-rows.ts';
import { insertRefund, refundsNamed } from '../money/online-payments/online-refund-rows.ts';
import { lockIfKept } from '../orders/ledger/group-orders.ts';
import { leftOf } from '../orders/ledger/guest-money.ts';
import { recordWithoutOrder } from '../orders/payments/payment-rows.ts';
import { isMade } from './compare-payments.ts';
import { intentIdOf } from './record-dispute-news.ts';

/**
 * What somebody gave back to a guest in Stripe's own administration, of a group order that is no order: no price and no
 * invoice follows from it, so nobody is asked why. While a refund of ours is under way it waits for the comparison.
 * Answers whether it is noted.
 */
export async function recordGuestRefund(refund: Stripe.Refund, reading: Reading): Promise<boolean> {
  const { db, house } = reading;
  const intent = intentIdOf(refund);
  if (intent === undefined || !isMade(refund) || refund.currency !== house.currency.toLowerCase()) return false;
  const payment = await paymentOfIntent(db, { id: intent, metadata: {} });
  const part = payment?.parts.find(({ order_id }) => order_id === null);
  if (!payment || !part) return false;
  return inTransaction(db, async (transaction) => {
    if (part.group_order_id !== null) await lockIfKept(transaction, part.group_order_id);
    await lockPayment(transaction, payment.id);
    if ((await refundsNamed(transaction, refund)).length > 0) return false;
    const money = transaction.selectFrom('online_payment_parts as p').select(leftOf('p').as('left'));
    const paidPart = await money
      .where('p.id', '=', part.id)
      .where('p.order_id', 'is', null)
      .where('p.state', '=', 'paid')
      .executeTakeFirst();
    const { id: refund_id, amount, status } = refund;
    if (!paidPart || paidPart.left < amount) return false;
    const movement = { kind: 'refund', provider: 'stripe', method: 'online', amount, note: '' } as const;
    const payment_id = await recordWithoutOrder(movement, { ...reading, db: transaction, caller: byStripe });
    const state = status === 'succeeded' ? 'done' : 'under_way';
    await insertRefund(transaction, { payment_id, online_payment_id: payment.id, amount, refund_id, state });
    return true;
  });
}
