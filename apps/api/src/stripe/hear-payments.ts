import { paymentsUnderWay } from '../money/online-payments/online-payment-rows.ts';
import type { Payers } from '../orders/payments/provider.ts';
import { recordPaymentNews } from './record-payment-news.ts';
import { answerOf, type AtStripe } from './stripe-account.ts';

/** @throws {Refusal} `provider-failed` */
export async function hearPayments(payers: Payers, services: AtStripe): Promise<void> {
  const { db, stripe } = services;
  if (!stripe) return;
  for (const { intent_id } of await paymentsUnderWay(db, payers))
    if (intent_id) await recordPaymentNews(await answerOf(stripe.client.paymentIntents.retrieve(intent_id)), services);
}
