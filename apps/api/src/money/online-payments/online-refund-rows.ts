import { type Insertable, type Kysely, type Selectable, sql } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { type Named, referenceKey, uuidOf } from './online-payment-rows.ts';

export interface OnlineRefund extends Selectable<Database['online_refunds']> {
  /** Null for a guest's, of a group order that is no order. */
  orderId: number | null;
  intentId: string;
}

const refunds = (db: Kysely<Database>) =>
  db
    .selectFrom('online_refunds')
    .innerJoin('online_payments', 'online_payments.id', 'online_refunds.online_payment_id')
    .innerJoin('payments', 'payments.id', 'online_refunds.payment_id')
    .selectAll('online_refunds')
    .select('payments.order_id as orderId')
    .select(sql<string>`coalesce(online_payments.intent_id, '')`.as('intentId'));

export const refundOf = (db: Kysely<Database>, paymentId: number): Promise<OnlineRefund | undefined> =>
  refunds(db).where('online_refunds.payment_id', '=', paymentId).executeTakeFirst();

/**
 * By the provider's id first, since anyone with the account can write our reference. One that was made at the
 * provider itself may be several of ours, an order's each.
 */
export async function refundsNamed(db: Kysely<Database>, { id, metadata }: Named): Promise<OnlineRefund[]> {
  const byId = await refunds(db).where('refund_id', '=', id).orderBy('online_refunds.payment_id').execute();
  const reference = uuidOf(metadata?.[referenceKey]);
  if (byId.length > 0 || reference === undefined) return byId;
  return refunds(db).where('online_refunds.reference', '=', reference).execute();
}

export const lockRefund = (db: Kysely<Database>, paymentId: number): Promise<Selectable<Database['online_refunds']>> =>
  db.selectFrom('online_refunds').selectAll().where('payment_id', '=', paymentId).forUpdate().executeTakeFirstOrThrow();

export async function insertRefund(
  db: Kysely<Database>,
  refund: Insertable<Database['online_refunds']>,
): Promise<void> {
  await db.insertInto('online_refunds').values(refund).execute();
}

export async function changeRefund(
  db: Kysely<Database>,
  paymentId: number,
  change: Partial<Pick<OnlineRefund, 'state' | 'refund_id' | 'failure'>>,
): Promise<void> {
  await db.updateTable('online_refunds').set(change).where('payment_id', '=', paymentId).execute();
}

interface PaymentLeft {
  id: number;
  left: number;
  /** Whose choice above the budget of a group order it paid, unless they were forgotten. */
  guestId: number | null;
}

/** What is left of the order's part in each payment: the largest first, those of guests last. The order is locked. */
export async function leftOfPayments(db: Kysely<Database>, orderId: number): Promise<PaymentLeft[]> {
  const { rows } = await sql<PaymentLeft>`
    select p.online_payment_id as id, p.guest_id as "guestId", (p.amount - coalesce((
      select sum(r.amount) from online_refunds r join payments m on m.id = r.payment_id
      where r.online_payment_id = p.online_payment_id and m.order_id = p.order_id and r.state <> 'failed'), 0))::integer as left
    from online_payment_parts p where p.order_id = ${orderId} and p.state = 'paid'
    order by p.by_guest, "left" desc, p.online_payment_id`.execute(db);
  return rows;
}

export const sendingRefunds = 'send-refund';

export async function addRefundJob(db: Kysely<Database>, paymentId: number): Promise<void> {
  await sql`select graphile_worker.add_job(${sendingRefunds}, json_build_object('id', ${paymentId}::integer), max_attempts => 25,
    job_key => ${`refund-${paymentId}`})`.execute(db);
}
