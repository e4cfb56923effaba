import type { Kysely, Selectable } from 'kysely';
import type Stripe from 'stripe';
import type { Database } from '../database/schema.ts';

export type OnlinePayment = Selectable<Database['online_payments']>;

export const referenceKey = 'traiteur_reference';

export const paymentUnderWay = (db: Kysely<Database>, orderId: number): Promise<OnlinePayment | undefined> =>
  db
    .selectFrom('online_payments')
    .selectAll()
    .where('order_id', '=', orderId)
    .where('state', '=', 'open')
    .executeTakeFirst();

/** The order is locked. */
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

/** By Stripe's id, or by our reference where we never received that id. */
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
      // Anyone with the account can write our reference: Stripe's id comes first.
      .orderBy((is) => is('intent_id', 'is not distinct from', id), 'desc')
      .executeTakeFirst()
  );
}

export const lockPayment = (db: Kysely<Database>, id: number): Promise<OnlinePayment> =>
  db.selectFrom('online_payments').selectAll().where('id', '=', id).forUpdate().executeTakeFirstOrThrow();

export async function changePayment(
  db: Kysely<Database>,
  id: number,
  change: Partial<Pick<OnlinePayment, 'amount' | 'state' | 'intent_id' | 'payment_id' | 'failure'>>,
): Promise<void> {
  await db.updateTable('online_payments').set(change).where('id', '=', id).execute();
}

/** Once the money came in, the amount that came in stands. */
export async function changeAmount(db: Kysely<Database>, id: number, amount: number): Promise<void> {
  await db.updateTable('online_payments').set({ amount }).where('id', '=', id).where('state', '=', 'open').execute();
}

/** Stripe's metadata may hold any text. */
export const uuidOf = (text: string | undefined): string | undefined =>
  text !== undefined && /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(text) ? text : undefined;
