import type { Kysely } from 'kysely';
import type Stripe from 'stripe';
import type { Database } from '../database/schema.ts';
import { inTransaction } from '../database/rows/transactions.ts';
import { heardEvent } from './heard-event.ts';
import { recordDisputeNews } from './record-dispute-news.ts';
import { recordPaymentNews } from './record-payment-news.ts';
import { recordRefundNews } from './record-refund-news.ts';
import type { AtStripe } from './stripe-account.ts';

/**
 * Takes what Stripe tells, each event once, in the transaction of what follows from it: what could not be kept is told again by Stripe.
 * News that cannot be read is refused, so that Stripe shows it to the house and tells it again; the nightly comparison finds what it told of.
 * @throws {Refusal} `online-payments-off`, `news-not-genuine`, `news-unreadable`
 */
export async function receiveNews(body: string, signature: string, services: AtStripe): Promise<void> {
  const event = heardEvent(body, signature, services);
  await inTransaction(services.db, async (db) => {
    const insertion = await db
      .insertInto('payment_news')
      .values({ id: event.id, kind: event.type, at: services.clock() })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst();
    if (insertion.numInsertedOrUpdatedRows) await hear(event, { ...services, db });
  });
}

/** What is about nothing of ours is kept and changes nothing. */
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

/** How long Stripe may tell of an event again, in days; it gives up after three. */
const newsDays = 60;

/** Takes away what Stripe told so long ago that it tells it no more. */
export async function clearPaymentNews(db: Kysely<Database>, now: Date): Promise<void> {
  await db
    .deleteFrom('payment_news')
    .where('at', '<', new Date(now.getTime() - newsDays * 24 * 3600_000))
    .execute();
}
