import type { GuestMoney } from '@traiteur/domain/own/group-orders.ts';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../../database/schema.ts';

const refundsOf = (part: string) => sql`coalesce((select sum(r.amount) from online_refunds r
  where r.online_payment_id = ${sql.ref(`${part}.online_payment_id`)} and r.state <> 'failed'), 0)`;

/** Cents that a guest paid above the budget, and that the house still has; `guest` is the alias of a row of guests. */
export const paidBy = (guest: string) => sql<number>`(select coalesce(sum(p.amount - ${refundsOf('p')}), 0)::integer
  from online_payment_parts p where p.guest_id = ${sql.ref(`${guest}.id`)} and p.state = 'paid')`;

/** Cents, with what is on its way. */
export const refundedTo = (guest: string) => sql<number>`(select coalesce(sum(${refundsOf('p')}), 0)::integer
  from online_payment_parts p where p.guest_id = ${sql.ref(`${guest}.id`)} and p.state = 'paid')`;

/** Cents that left for sure: what is on its way may be refused. */
export const receivedBackBy = (guest: string) => sql<number>`(select coalesce(sum(r.amount), 0)::integer
  from online_payment_parts p join online_refunds r on r.online_payment_id = p.online_payment_id
  where p.guest_id = ${sql.ref(`${guest}.id`)} and p.state = 'paid' and r.state = 'done')`;

/** Cents of a guest's part that were not given back, and are not on their way. */
export const leftOf = (part: string) => sql<number>`(${sql.ref(`${part}.amount`)} - ${refundsOf(part)})::integer`;

/** Paid by a guest before there was an order, and not all given back. */
export const isPaidAhead = (part: string) => sql<boolean>`(${sql.ref(`${part}.order_id`)} is null
  and ${sql.ref(`${part}.state`)} = 'paid' and ${sql.ref(`${part}.guest_id`)} is not null and ${leftOf(part)} > 0)`;

/** Paid by a guest of a group order that needs it no more, with or without a refund. */
const isUnneeded = (part: string) => sql<boolean>`(${sql.ref(`${part}.order_id`)} is null
  and ${sql.ref(`${part}.state`)} = 'paid' and (${sql.ref(`${part}.guest_id`)} is null
    or not exists (select from group_orders g where g.id = ${sql.ref(`${part}.group_order_id`)} and g.state = 'open')))`;

const isFailed = (part: string) => sql<boolean>`exists (select from online_refunds r
  where r.online_payment_id = ${sql.ref(`${part}.online_payment_id`)} and r.state = 'failed')`;

/** Unneeded, and not tried yet: what was refused once is not tried again by itself. */
export const isToRefund = (part: string) =>
  sql<boolean>`(${isUnneeded(part)} and ${leftOf(part)} > 0 and not ${isFailed(part)})`;

/** Unneeded, and refused by the provider. */
export const isRefundFailed = (part: string) =>
  sql<boolean>`(${isUnneeded(part)} and ${leftOf(part)} > 0 and ${isFailed(part)})`;

export const isPaying = (guest: string) => sql<boolean>`exists (select from online_payment_parts p
  join online_payments o on o.id = p.online_payment_id
  where p.guest_id = ${sql.ref(`${guest}.id`)} and p.state = 'open' and o.intent_id is not null)`;

export async function paidByGuests(db: Kysely<Database>, groupOrderId: number): Promise<ReadonlyMap<number, number>> {
  const guests = db.selectFrom('group_order_guests as g').select(['g.id', paidBy('g').as('paid')]);
  const rows = await guests.where('group_order_id', '=', groupOrderId).execute();
  return new Map(rows.map(({ id, paid }) => [id, paid]));
}

/** As their group order is placed, or stands as an order. */
export async function guestMoneyOf(db: Kysely<Database>, groupOrderId: number): Promise<GuestMoney | undefined> {
  const row = await db.selectFrom('group_orders').select('budget').where('id', '=', groupOrderId).executeTakeFirst();
  const guests = db.selectFrom('group_order_guests as g').select(['g.eater_id as eaterId', paidBy('g').as('amount')]);
  return row && { ...row, paid: await guests.where('group_order_id', '=', groupOrderId).execute() };
}
