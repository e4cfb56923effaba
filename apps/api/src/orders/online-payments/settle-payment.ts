import type Stripe from 'stripe';
import type { Person } from '../../core/caller.ts';
import type { Services } from '../../core/services.ts';
import { inTransaction } from '../../database/rows/transactions.ts';
import { giveInvoices } from '../../money/invoices/give/give-invoices.ts';
import { keepMovement, lockMoneyOf } from '../payments/payment-rows.ts';
import { stripe } from '../payments/providers/stripe.ts';
import { changePayment, lockPayment, paymentOfIntent } from './online-payment-rows.ts';

type Settling = Pick<Services, 'db' | 'clock' | 'house' | 'brand'>;

/** Who notes what nobody of the house did. */
export const byStripe = { id: null, name: 'Stripe' } as const;

/**
 * Makes our books say what Stripe says of a payment, however often and in whatever order that is heard: money comes in once, and once it
 * has it stays. It comes in for a cancelled order too, and is told there as to be given back. Answers whether the payment is one of ours.
 */
export async function settlePayment(
  intent: Stripe.PaymentIntent,
  { db, clock, house, brand }: Settling,
  by: Person = byStripe,
): Promise<boolean> {
  const ownPayment = await paymentOfIntent(db, intent);
  if (!ownPayment || intent.currency !== house.currency.toLowerCase()) return false;
  await inTransaction(db, async (transaction) => {
    const order = await lockMoneyOf(transaction, ownPayment.order_id);
    const payment = await lockPayment(transaction, ownPayment.id);
    if (payment.state === 'paid') return;
    const intentOf = { intent_id: intent.id };
    if (intent.status === 'succeeded') {
      const amount = intent.amount_received;
      const movement = { kind: 'payment', provider: stripe.name, method: 'online', amount, note: '' } as const;
      const paymentId = await keepMovement(transaction, order, movement, { by, now: clock() });
      const paidState = { state: 'paid', payment_id: paymentId, amount, failure: '' } as const;
      await changePayment(transaction, payment.id, { ...intentOf, ...paidState });
      await giveInvoices(transaction, order.id, { clock, house, brand });
    } else if (intent.status === 'canceled') {
      await changePayment(transaction, payment.id, { ...intentOf, state: 'cancelled' });
    } else if (intent.last_payment_error) {
      const { code, decline_code } = intent.last_payment_error;
      await changePayment(transaction, payment.id, { ...intentOf, failure: decline_code ?? code ?? 'failed' });
    }
  });
  return true;
}
