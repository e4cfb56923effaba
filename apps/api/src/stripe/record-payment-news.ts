import type Stripe from 'stripe';
import type { Actor, Reading } from '../core/acting.ts';
import { inTransaction } from '../database/rows/transactions.ts';
import { recordMovement, lockMoneyOf } from '../orders/payments/payment-rows.ts';
import { changePayment, lockPayment, paymentOfIntent } from './online-payment-rows.ts';

export const byStripe = { id: null, name: 'Stripe' } as const;

/**
 * News may repeat and come in any order; money comes in once, and stays. It also comes in for a cancelled order, where
 * it shows as to be refunded. Answers whether the payment is ours.
 */
export async function recordPaymentNews(
  intent: Stripe.PaymentIntent,
  reading: Reading,
  caller: Actor = byStripe,
): Promise<boolean> {
  const { db, house } = reading;
  const ownPayment = await paymentOfIntent(db, intent);
  if (!ownPayment || intent.currency !== house.currency.toLowerCase()) return false;
  await inTransaction(db, async (transaction) => {
    const order = await lockMoneyOf(transaction, ownPayment.order_id);
    const payment = await lockPayment(transaction, ownPayment.id);
    if (payment.state === 'paid') return;
    const intentOf = { intent_id: intent.id };
    if (intent.status === 'succeeded') {
      const amount = intent.amount_received;
      const movement = { kind: 'payment', provider: 'stripe', method: 'online', amount, note: '' } as const;
      const paymentId = await recordMovement(order, movement, { ...reading, db: transaction, caller });
      const paidState = { state: 'paid', payment_id: paymentId, amount, failure: '' } as const;
      await changePayment(transaction, payment.id, { ...intentOf, ...paidState });
    } else if (intent.status === 'canceled') {
      await changePayment(transaction, payment.id, { ...intentOf, state: 'cancelled' });
    } else if (intent.last_payment_error) {
      const { code, decline_code } = intent.last_payment_error;
      await changePayment(transaction, payment.id, { ...intentOf, failure: decline_code ?? code ?? 'failed' });
    }
  });
  return true;
}
