import { type Kysely, sql } from 'kysely';
import type { Database } from '../database/schema.ts';

interface KeptMovement {
  orderId: number;
  number: string;
  reference: string;
  at: Date;
}

/** In the period in which it was begun. */
export interface KeptPayment extends KeptMovement {
  intentId: string | null;
  isPaid: boolean;
  amount: number;
  /** In cents: what the house still holds for a cancelled order. */
  overpaid: number;
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
    select p.order_id as "orderId", o.number, p.reference, p.at, p.intent_id as "intentId",
      p.state = 'paid' as "isPaid", p.amount, case when o.status = 'cancelled' then o.paid - o.refunded else 0 end as overpaid
    from online_payments p join orders o on o.id = p.order_id where p.at >= ${from} and p.at < ${to} order by p.id`.execute(
    db,
  );
  return rows;
}

export async function listKeptRefunds(db: Kysely<Database>, { from, to }: Span): Promise<KeptRefund[]> {
  const { rows } = await sql<KeptRefund>`
    select p.order_id as "orderId", o.number, r.reference, p.at, r.refund_id as "refundId",
      coalesce(s.intent_id, '') as "intentId", r.state, r.amount
    from online_refunds r join payments p on p.id = r.payment_id join online_payments s on s.id = r.online_payment_id
      join orders o on o.id = p.order_id
    where p.at >= ${from} and p.at < ${to} order by r.payment_id`.execute(db);
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
): Promise<ReadonlyMap<string, { id: number; number: string }>> {
  const { rows } = await sql<{ intentId: string; id: number; number: string }>`
    select p.intent_id as "intentId", o.id, o.number from online_payments p join orders o on o.id = p.order_id
    where p.intent_id = any(${intentIds}::text[])`.execute(db);
  return new Map(rows.map(({ intentId, ...order }) => [intentId, order]));
}

interface Named {
  id: string;
  reference?: string | undefined;
}

export async function listOpenIntents(db: Kysely<Database>, moment: Date): Promise<string[]> {
  const rows = await db
    .selectFrom('online_payments')
    .innerJoin('orders', 'orders.id', 'order_id')
    .select('intent_id as id')
    .where('state', '=', 'open')
    .where('at', '<', moment)
    .where('due', '>', 0)
    .execute();
  return rows.flatMap(({ id }) => id ?? []);
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
