import type { Kysely, Selectable } from 'kysely';
import type { Database } from '../../database/schema.ts';
import type { Payers } from '../../orders/payments/provider.ts';

type PaymentRow = Selectable<Database['online_payments']>;

type PartRow = Selectable<Database['online_payment_parts']>;

export type PaymentPart = Pick<PartRow, 'id' | 'order_id' | 'group_order_id' | 'guest_id' | 'amount'>;

/** Of an order, or of a guest of a group order that is no order yet. */
export type NewPart = Pick<PartRow, 'amount'> &
  (
    | { order_id: number; by_guest?: false }
    | { order_id: null; by_guest: true; group_order_id: number; guest_id: number }
  );

/** Its parts in the order of their orders' numbers. */
export interface OnlinePayment extends PaymentRow {
  parts: PaymentPart[];
}

/** Who moves money that the provider tells of. */
export const byStripe = { id: null, name: 'Stripe' } as const;

export const referenceKey = 'traiteur_reference';

export const sumOf = (parts: readonly { amount: number }[]): number =>
  parts.reduce((sum, { amount }) => sum + amount, 0);

/** Those that are open for any of these. */
export async function paymentsUnderWay(
  db: Kysely<Database>,
  { orderIds = [], guestIds = [], groupOrderId }: Payers,
): Promise<OnlinePayment[]> {
  const rows = await db
    .selectFrom('online_payments')
    .selectAll()
    .where('id', 'in', (parts) =>
      parts
        .selectFrom('online_payment_parts')
        .select('online_payment_id')
        .where((is) =>
          is.or([
            is('order_id', '=', is.fn.any(is.val(orderIds))),
            is('guest_id', '=', is.fn.any(is.val(guestIds))),
            ...(groupOrderId === undefined ? [] : [is('group_order_id', '=', groupOrderId)]),
          ]),
        )
        .where('state', '=', 'open'),
    )
    .orderBy('id')
    .execute();
  const payments: OnlinePayment[] = [];
  for (const row of rows) payments.push(await withParts(db, row));
  return payments;
}

async function withParts(db: Kysely<Database>, row: PaymentRow): Promise<OnlinePayment> {
  const parts = db
    .selectFrom('online_payment_parts')
    .select(['id', 'order_id', 'group_order_id', 'guest_id', 'amount']);
  return { ...row, parts: await parts.where('online_payment_id', '=', row.id).orderBy('order_id').execute() };
}

/** The orders, or the group order, are locked, and none of them has an open payment. */
export async function insertPayment(
  db: Kysely<Database>,
  parts: readonly NewPart[],
  now: Date,
): Promise<OnlinePayment> {
  const row = await db.insertInto('online_payments').values({ at: now }).returningAll().executeTakeFirstOrThrow();
  await db
    .insertInto('online_payment_parts')
    .values(parts.map((part) => ({ ...part, online_payment_id: row.id })))
    .execute();
  return withParts(db, row);
}

/** As the provider names a payment or a refund. */
export interface Named {
  id: string;
  metadata: Readonly<Record<string, string>> | null;
}

/** By the provider's id, or by our reference where we never received that id. */
export async function paymentOfIntent(
  db: Kysely<Database>,
  { id, metadata }: Named,
): Promise<OnlinePayment | undefined> {
  const reference = uuidOf(metadata?.[referenceKey]);
  const row = await db
    .selectFrom('online_payments')
    .selectAll()
    .where((is) => is.or([is('intent_id', '=', id), ...(reference ? [is('reference', '=', reference)] : [])]))
    // Anyone with the account can write our reference: the provider's id comes first.
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
  change: Partial<Pick<OnlinePayment, 'state' | 'intent_id' | 'failure' | 'failed_charge' | 'failure_seen_at'>>,
): Promise<void> {
  await db.updateTable('online_payments').set(change).where('id', '=', id).execute();
}

/** Of a payment for one order. Once the money came in, the amount that came in stands. */
export async function changeAmount(db: Kysely<Database>, id: number, amount: number): Promise<void> {
  const parts = db.updateTable('online_payment_parts').set({ amount });
  await parts.where('online_payment_id', '=', id).where('state', '=', 'open').execute();
}

/** `payments`: the money of each part; a part without money goes. */
export async function writeReceivedParts(
  db: Kysely<Database>,
  id: number,
  payments: readonly (PaymentPart & { payment_id: number })[],
): Promise<void> {
  const parts = db.deleteFrom('online_payment_parts').where('online_payment_id', '=', id);
  const partIds = payments.map((part) => part.id);
  await parts.where('id', 'not in', partIds).execute();
  for (const { id: partId, amount, payment_id } of payments)
    await db.updateTable('online_payment_parts').set({ amount, payment_id }).where('id', '=', partId).execute();
}

/** Its metadata may hold any text. */
export const uuidOf = (text: string | undefined): string | undefined =>
  text !== undefined && /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(text) ? text : undefined;
