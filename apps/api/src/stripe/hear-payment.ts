import { paymentUnderWay } from './online-payment-rows.ts';
import { recordPaymentNews } from './record-payment-news.ts';
import { answerOf, type AtStripe } from './stripe-account.ts';

/** @throws {Refusal} `provider-failed` */
export async function hearPayment(orderId: number, services: AtStripe): Promise<void> {
  const { db, stripe } = services;
  const payment = await paymentUnderWay(db, orderId);
  if (!stripe || !payment?.intent_id) return;
  await recordPaymentNews(await answerOf(stripe.client.paymentIntents.retrieve(payment.intent_id)), services);
}
