import { Refusal } from '../core/refusal.ts';
import { paymentsUnderWay } from '../money/online-payments/online-payment-rows.ts';
import { newPatience, type Payers } from '../orders/payments/provider.ts';
import { recordPaymentNews } from './record-payment-news.ts';
import { answerOf, type AtStripe } from './stripe-account.ts';
import { stripeLibrary } from './stripe-library.ts';

/** With the repetitions, no longer than one patience. */
const request = { timeout: 5000, maxNetworkRetries: 2 };

/**
 * One that fails keeps no other from being heard; once Stripe is silent, the others are not asked for.
 * @throws {Refusal} `provider-failed`
 */
export async function hearPayments(payers: Payers, services: AtStripe, patience = newPatience()): Promise<void> {
  const { db, stripe } = services;
  if (!stripe) return;
  const failures: unknown[] = [];
  for (const { intent_id } of await paymentsUnderWay(db, payers)) {
    if (!intent_id) continue;
    try {
      if (performance.now() > patience.endsAt) throw new Refusal('provider-failed');
      const asking = stripe.client.paymentIntents.retrieve(intent_id, {}, request).catch((error: unknown) => {
        if (error instanceof stripeLibrary().errors.StripeConnectionError) patience.endsAt = 0;
        throw error;
      });
      await recordPaymentNews(await answerOf(asking), services);
    } catch (error) {
      failures.push(error);
    }
  }
  if (failures.length > 0) throw failures[0];
}
