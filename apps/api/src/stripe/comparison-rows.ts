import { type Kysely, sql } from 'kysely';
import type { Database } from '../database/schema.ts';
import { isRefundFailed, leftOf } from '../orders/ledger/guest-money.ts';

interface OrderName {
  id: number;
  number: string;
}

interface KeptMovement {
  orders: OrderName[];
  reference: string;
  at: Date;
}

/** In the period in which it was begun. */
export interface KeptPayment extends KeptMovement {
  intentId: string | null;
  isPaid: boolean;
  amount: number;
  /** Cancelled orders of it that the house still holds money of, with their parts. */
  cancelled: (OrderName & { amount: number })[];
  /** Cents that a guest should have back, and that Stripe would not give back. */
  guestRefundFailed: number;
}

/** In the period in which it was recorded. */
export interface KeptRefund extends KeptMovement {
  refundId: string | null;
  intentId: string;
  state: 'under_way' | 'done' | 'failed';
  amount: number;
}

export interface Span {
  from: Date;
  to: Date;
}

export async function listKeptPayments(db: Kysely<Database>, { from, to }: Span): Promise<KeptPayment[]> {
  const { rows } = await sql<KeptPayment>`
    select p.reference, p.at, p.intent_id as "intentId", p.state = 'paid' as "isPaid", sum(part.amount)::integer as amount,
      coalesce(json_agg(json_build_object('id', o.id, 'number', o.number) order by o.id) filter (where o.id is not null), '[]') as orders,
      coalesce(json_agg(json_build_object('id', o.id, 'number', o.number, 'amount', part.amount) order by o.id)
        filter (where o.status = 'cancelled' and o.paid > o.refunded), '[]') as cancelled,
      coalesce(sum(${leftOf('part')}) filter (where ${isRefundFailed('part')}), 0)::integer as "guestRefundFailed"
    from online_payments p join online_payment_parts part on part.online_payment_id = p.id left join orders o on o.id = part.order_id
    where p.at >= ${from} and p.at < ${to} group by p.id order by p.id`.execute(db);
  return rows;
}

export async function listKeptRefunds(db: Kysely<Database>, { from, to }: Span): Promise<KeptRefund[]> {
  const { rows } = await sql<KeptRefund>`
    select coalesce(json_agg(json_build_object('id', o.id, 'number', o.number) order by o.id) filter (where o.id is not null), '[]') as orders,
      min(r.reference::text) as reference,
      min(p.at) as at, r.refund_id as "refundId", coalesce(min(s.intent_id), '') as "intentId", min(r.state) as state,
      sum(r.amount)::integer as amount
    from online_refunds r join payments p on p.id = r.payment_id join online_payments s on s.id = r.online_payment_id
      left join orders o on o.id = p.order_id
    where p.at >= ${from} and p.at < ${to}
    group by r.refund_id, case when r.refund_id is null then r.payment_id end order by min(r.payment_id)`.execute(db);
  return rows;
}

/** Of any day: by Stripe's id, or by our reference where we never received that id. */
export async function ownNumbers(
  db: Kysely<Database>,
  { intents, refunds }: { intents: readonly Named[]; refunds: readonly Named[] },
): Promise<ReadonlySet<string>> {
  const ourReferences = async (
    table: 'online_payments' | 'online_refunds',
    column: 'intent_id' | 'refund_id',
    rows: readonly Named[],
  ) =>
    sql<{
      id: string;
    }>`select it.id from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as it (id text, reference text)
      where exists (select from ${sql.table(table)} own where own.${sql.ref(column)} = it.id)
        or exists (select from ${sql.table(table)} own where own.reference::text = it.reference and own.${sql.ref(column)} is null)`.execute(
      db,
    );
  const [payments, back] = [
    await ourReferences('online_payments', 'intent_id', intents),
    await ourReferences('online_refunds', 'refund_id', refunds),
  ];
  return new Set([...payments.rows, ...back.rows].map(({ id }) => id));
}

export async function ordersOfIntents(
  db: Kysely<Database>,
  intentIds: readonly string[],
): Promise<ReadonlyMap<string, OrderName[]>> {
  const { rows } = await sql<{ intentId: string; orders: OrderName[] }>`
    select p.intent_id as "intentId", json_agg(json_build_object('id', o.id, 'number', o.number) order by o.id) as orders
    from online_payments p join online_payment_parts part on part.online_payment_id = p.id join orders o on o.id = part.order_id
    where p.intent_id = any(${intentIds}::text[]) group by p.id`.execute(db);
  return new Map(rows.map(({ intentId, orders }) => [intentId, orders]));
}

interface Named {
  id: string;
  reference?: string | undefined;
}

export async function listOpenIntents(db: Kysely<Database>, moment: Date): Promise<string[]> {
  const rows = await db
    .selectFrom('online_payments')
    .select('intent_id as id')
    .where('state', '=', 'open')
    .where('at', '<', moment)
    .where((is) =>
      is.exists(
        is
          .selectFrom('online_payment_parts')
          .leftJoin('orders', 'orders.id', 'order_id')
          .select('online_payment_parts.id')
          .whereRef('online_payment_id', '=', 'online_payments.id')
          .where((part) => part.or([part('due', '>', 0), part('order_id', 'is', null)])),
      ),
    )
    .execute();
  return rows.flatMap(({ id }) => id ?? []);
}

/** Of guests, in the period in which it was begun. */
export async function failedGuestParts(db: Kysely<Database>, { from, to }: Span): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select part.id from online_payment_parts part join online_payments p on p.id = part.online_payment_id
    where p.at >= ${from} and p.at < ${to} and ${isRefundFailed('part')} order by 1`.execute(db);
  return rows.map(({ id }) => id);
}

/** Their jobs may be lost. */
export async function refundsUnderWay(db: Kysely<Database>, moment: Date): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select r.payment_id as id from online_refunds r join payments p on p.id = r.payment_id
    where r.state = 'under_way' and p.at < ${moment} order by 1`.execute(db);
  return rows.map(({ id }) => id);
}

export async function saveComparison(
  db: Kysely<Database>,
  { at, from, to, differences }: { at: Date; from: string; to: string; differences: number },
): Promise<void> {
  await sql`insert into payment_comparisons (at, from_date, to_date, differences) values (${at}, ${from}, ${to}, ${differences})`.execute(
    db,
  );
}

/** Only the nightly comparison is saved. */
export async function lastComparison(db: Kysely<Database>): Promise<{ at: string; differences: number } | null> {
  const { rows } = await sql<{ at: Date; differences: number }>`
    select at, differences from payment_comparisons order by at desc limit 1`.execute(db);
  const [last] = rows;
  return last ? { at: last.at.toISOString(), differences: last.differences } : null;
}
