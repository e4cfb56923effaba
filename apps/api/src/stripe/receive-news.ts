import type { Kysely } from 'kysely';
import type Stripe from 'stripe';
import type { Database } from '../database/schema.ts';
import { inTransaction } from '../database/rows/transactions.ts';
import { readStripeEvent } from './stripe-event.ts';
import { recordDisputeNews } from './record-dispute-news.ts';
import { recordPaymentNews } from './record-payment-news.ts';
import { recordRefundNews } from './record-refund-news.ts';
import type { AtStripe } from './stripe-account.ts';

/**
 * Each event once, in the transaction of its effects. Stripe repeats news that we did not commit, and shows the house
 * the unreadable news that we refuse; the nightly comparison records what it was about.
 * @throws {Refusal} `online-payments-off`, `news-not-genuine`, `news-unreadable`
 */
export async function receiveNews(body: string, signature: string, services: AtStripe): Promise<void> {
  const event = readStripeEvent(body, signature, services);
  await inTransaction(services.db, async (db) => {
    const insertion = await db
      .insertInto('payment_news')
      .values({ id: event.id, kind: event.type, at: services.clock() })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst();
    if (insertion.numInsertedOrUpdatedRows) await hear(event, { ...services, db });
  });
}

async function hear(event: Stripe.Event, services: AtStripe): Promise<void> {
  if (
    event.type === 'payment_intent.succeeded' ||
    event.type === 'payment_intent.payment_failed' ||
    event.type === 'payment_intent.canceled'
  )
    await recordPaymentNews(event.data.object, services);
  if (
    event.type === 'refund.created' ||
    event.type === 'refund.updated' ||
    event.type === 'refund.failed' ||
    event.type === 'charge.refund.updated'
  )
    await recordRefundNews(event.data.object, services);
  if (
    event.type === 'charge.dispute.created' ||
    event.type === 'charge.dispute.updated' ||
    event.type === 'charge.dispute.closed'
  )
    await recordDisputeNews(event.data.object, services);
}

/** Stripe stops repeating an event after three days. */
const newsDays = 60;

export async function clearPaymentNews(db: Kysely<Database>, now: Date): Promise<void> {
  await db
    .deleteFrom('payment_news')
    .where('at', '<', new Date(now.getTime() - newsDays * 24 * 3600_000))
    .execute();
}
