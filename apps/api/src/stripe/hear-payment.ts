import { paymentUnderWay } from './online-payment-rows.ts';
import { settlePayment } from './settle-payment.ts';
import { answerOf, type AtStripe } from './stripe-account.ts';

/**
 * Asks Stripe what has become of the payment that is open for an order, where one is.
 * @throws {Refusal} `provider-failed`
 */
export async function hearPayment(orderId: number, services: AtStripe): Promise<void> {
  const { db, stripe } = services;
  const payment = await paymentUnderWay(db, orderId);
  if (!stripe || !payment?.intent_id) return;
  await settlePayment(await answerOf(stripe.client.paymentIntents.retrieve(payment.intent_id)), services);
}
