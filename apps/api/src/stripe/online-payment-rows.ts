import type { Kysely, Selectable } from 'kysely';
import type Stripe from 'stripe';
import type { Database } from '../database/schema.ts';

export type OnlinePayment = Selectable<Database['online_payments']>;

/** Under which name Stripe keeps our reference beside what it keeps. */
export const referenceKey = 'traiteur_reference';

/** The payment that is open for an order. */
export const paymentUnderWay = (db: Kysely<Database>, orderId: number): Promise<OnlinePayment | undefined> =>
  db
    .selectFrom('online_payments')
    .selectAll()
    .where('order_id', '=', orderId)
    .where('state', '=', 'open')
    .executeTakeFirst();

/** The payment that is open for an order, or a new one of that amount. The order is locked. */
export async function openPaymentOf(
  db: Kysely<Database>,
  { id, amount }: { id: number; amount: number },
  now: Date,
): Promise<OnlinePayment> {
  const payment = await paymentUnderWay(db, id);
  if (payment) return payment;
  return db
    .insertInto('online_payments')
    .values({ order_id: id, amount, at: now })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Which of our payments Stripe speaks of: by its own number, or by our reference where we never heard that. */
export async function paymentOfIntent(
  db: Kysely<Database>,
  { id, metadata }: Pick<Stripe.PaymentIntent, 'id' | 'metadata'>,
): Promise<OnlinePayment | undefined> {
  const reference = uuidOf(metadata[referenceKey]);
  return (
    db
      .selectFrom('online_payments')
      .selectAll()
      .where((is) => is.or([is('intent_id', '=', id), ...(reference ? [is('reference', '=', reference)] : [])]))
      // Anybody with the account can write our reference: its own number comes first.
      .orderBy((is) => is('intent_id', 'is not distinct from', id), 'desc')
      .executeTakeFirst()
  );
}

/** A payment that nobody else changes until the transaction ends. */
export const lockPayment = (db: Kysely<Database>, id: number): Promise<OnlinePayment> =>
  db.selectFrom('online_payments').selectAll().where('id', '=', id).forUpdate().executeTakeFirstOrThrow();

export async function changePayment(
  db: Kysely<Database>,
  id: number,
  change: Partial<Pick<OnlinePayment, 'amount' | 'state' | 'intent_id' | 'payment_id' | 'failure'>>,
): Promise<void> {
  await db.updateTable('online_payments').set(change).where('id', '=', id).execute();
}

/** Notes the amount that Stripe was told; once the money came in, what came in stands. */
export async function changeAmount(db: Kysely<Database>, id: number, amount: number): Promise<void> {
  await db.updateTable('online_payments').set({ amount }).where('id', '=', id).where('state', '=', 'open').execute();
}

/** Anybody may write what they like beside what Stripe keeps. */
export const uuidOf = (text: string | undefined): string | undefined =>
  text !== undefined && /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(text) ? text : undefined;
