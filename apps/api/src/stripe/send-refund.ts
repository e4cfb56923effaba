import type Stripe from 'stripe';
import type { Job } from '../jobs/job.ts';
import { referenceKey } from '../money/online-payments/online-payment-rows.ts';
import { type OnlineRefund, refundOf, sendingRefunds } from '../money/online-payments/online-refund-rows.ts';
import { failRefund, recordRefundNews } from './record-refund-news.ts';
import { accountOf, type AtStripe, isFinalAnswer, reasonOf } from './stripe-account.ts';

export const sendingRefundsJob = (services: AtStripe): Job => ({
  name: sendingRefunds,
  quiet: true,
  run: (payload) => sendRefund((payload as { id: number }).id, services),
});

/** May be cut short and retried: Stripe makes one refund. A final refusal reverses it; other errors go to the retry. */
export async function sendRefund(paymentId: number, services: AtStripe): Promise<void> {
  const refund = await refundOf(services.db, paymentId);
  if (refund?.state !== 'under_way') return;
  const { client } = accountOf(services);
  try {
    await recordRefundNews(await refundAtStripe(refund, client), services);
  } catch (error) {
    if (!isFinalAnswer(error)) throw error;
    await failRefund(refund, { reason: reasonOf(error) }, services);
  }
}

async function refundAtStripe(
  { refund_id, intentId, reference, amount }: OnlineRefund,
  client: Stripe,
): Promise<Stripe.Refund> {
  if (refund_id) return client.refunds.retrieve(refund_id);
  // Stripe forgets keys after a day: our reference finds an older refund whose answer got lost.
  for await (const sentRefund of client.refunds.list({ payment_intent: intentId, limit: 100 }))
    if (sentRefund.metadata?.[referenceKey] === reference) return sentRefund;
  return client.refunds.create(
    { payment_intent: intentId, amount, metadata: { [referenceKey]: reference } },
    { idempotencyKey: `refund-${reference}` },
  );
}
