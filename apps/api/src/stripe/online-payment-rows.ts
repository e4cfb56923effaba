import type { Kysely, Selectable } from 'kysely';
import type Stripe from 'stripe';
import type { Database } from '../database/schema.ts';

type PaymentRow = Selectable<Database['online_payments']>;

export type PaymentPart = Pick<Selectable<Database['online_payment_parts']>, 'order_id' | 'amount'>;

/** Its parts in the order of their orders' numbers. */
export interface OnlinePayment extends PaymentRow {
  parts: PaymentPart[];
}

export const referenceKey = 'traiteur_reference';

export const sumOf = (parts: readonly PaymentPart[]): number => parts.reduce((sum, { amount }) => sum + amount, 0);

/** Those that are open for any of these orders. */
export async function paymentsUnderWay(db: Kysely<Database>, orderIds: readonly number[]): Promise<OnlinePayment[]> {
  const rows = await db
    .selectFrom('online_payments')
    .selectAll()
    .where('id', 'in', (parts) =>
      parts
        .selectFrom('online_payment_parts')
        .select('online_payment_id')
        .where('order_id', 'in', orderIds)
        .where('state', '=', 'open'),
    )
    .orderBy('id')
    .execute();
  const payments: OnlinePayment[] = [];
  for (const row of rows) payments.push(await withParts(db, row));
  return payments;
}

async function withParts(db: Kysely<Database>, row: PaymentRow): Promise<OnlinePayment> {
  const parts = db.selectFrom('online_payment_parts').select(['order_id', 'amount']);
  return { ...row, parts: await parts.where('online_payment_id', '=', row.id).orderBy('order_id').execute() };
}

/** The orders are locked, and none of them has an open payment. */
export async function insertPayment(
  db: Kysely<Database>,
  parts: readonly PaymentPart[],
  now: Date,
): Promise<OnlinePayment> {
  const row = await db.insertInto('online_payments').values({ at: now }).returningAll().executeTakeFirstOrThrow();
  await db
    .insertInto('online_payment_parts')
    .values(parts.map((part) => ({ ...part, online_payment_id: row.id })))
    .execute();
  return withParts(db, row);
}

/** By Stripe's id, or by our reference where we never received that id. */
export async function paymentOfIntent(
  db: Kysely<Database>,
  { id, metadata }: Pick<Stripe.PaymentIntent, 'id' | 'metadata'>,
): Promise<OnlinePayment | undefined> {
  const reference = uuidOf(metadata[referenceKey]);
  const row = await db
    .selectFrom('online_payments')
    .selectAll()
    .where((is) => is.or([is('intent_id', '=', id), ...(reference ? [is('reference', '=', reference)] : [])]))
    // Anyone with the account can write our reference: Stripe's id comes first.
    .orderBy((is) => is('intent_id', 'is not distinct from', id), 'desc')
    .executeTakeFirst();
  return row && withParts(db, row);
}

/** Its orders are locked. */
export async function lockPayment(db: Kysely<Database>, id: number): Promise<OnlinePayment> {
  const payment = db.selectFrom('online_payments').selectAll().where('id', '=', id).forUpdate();
  return withParts(db, await payment.executeTakeFirstOrThrow());
}

export async function changePayment(
  db: Kysely<Database>,
  id: number,
  change: Partial<Pick<OnlinePayment, 'state' | 'intent_id' | 'failure'>>,
): Promise<void> {
  await db.updateTable('online_payments').set(change).where('id', '=', id).execute();
}

/** Of a payment for one order. Once the money came in, the amount that came in stands. */
export async function changeAmount(db: Kysely<Database>, id: number, amount: number): Promise<void> {
  const parts = db.updateTable('online_payment_parts').set({ amount });
  await parts.where('online_payment_id', '=', id).where('state', '=', 'open').execute();
}

/** `payments`: the money of each part by its order; a part without money goes. */
export async function writeReceivedParts(
  db: Kysely<Database>,
  id: number,
  payments: readonly (PaymentPart & { payment_id: number })[],
): Promise<void> {
  const parts = db.deleteFrom('online_payment_parts').where('online_payment_id', '=', id);
  const orderIds = payments.map(({ order_id }) => order_id);
  await parts.where('order_id', 'not in', orderIds).execute();
  for (const { order_id, amount, payment_id } of payments)
    await db
      .updateTable('online_payment_parts')
      .set({ amount, payment_id })
      .where('online_payment_id', '=', id)
      .where('order_id', '=', order_id)
      .execute();
}

/** Stripe's metadata may hold any text. */
export const uuidOf = (text: string | undefined): string | undefined =>
  text !== undefined && /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(text) ? text : undefined;
