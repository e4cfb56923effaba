import type Stripe from 'stripe';
import type { Actor, Reading } from '../core/acting.ts';
import { inTransaction } from '../database/rows/transactions.ts';
import { recordMovement, lockMoneyOf } from '../orders/movements/payment-rows.ts';
import { changePayment, lockPayment, paymentOfIntent } from './online-payment-rows.ts';

/** Who notes what nobody of the house did. */
export const byStripe = { id: null, name: 'Stripe' } as const;

/**
 * Makes our books say what Stripe says of a payment, however often and in whatever order that is heard: money comes in once, and once it
 * has it stays. It comes in for a cancelled order too, and is told there as to be given back. Answers whether the payment is one of ours.
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
