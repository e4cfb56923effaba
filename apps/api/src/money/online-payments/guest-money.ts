import { type Kysely, sql } from 'kysely';
import type { Database } from '../../database/schema.ts';

const refundsOf = (part: string) => sql`coalesce((select sum(r.amount) from online_refunds r
  where r.online_payment_id = ${sql.ref(`${part}.online_payment_id`)} and r.state <> 'failed'), 0)`;

/** Cents that a guest paid above the budget, and that the house still has; `guest` is the alias of a row of guests. */
export const paidBy = (guest: string) => sql<number>`(select coalesce(sum(p.amount - ${refundsOf('p')}), 0)::integer
  from online_payment_parts p where p.guest_id = ${sql.ref(`${guest}.id`)} and p.state = 'paid')`;

export const refundedTo = (guest: string) => sql<number>`(select coalesce(sum(${refundsOf('p')}), 0)::integer
  from online_payment_parts p where p.guest_id = ${sql.ref(`${guest}.id`)} and p.state = 'paid')`;

/** The house has all of part `part`, and gives nothing of it back. */
export const isKept = (part: string) => sql<boolean>`not exists (select from online_refunds r
  where r.online_payment_id = ${sql.ref(`${part}.online_payment_id`)} and r.state <> 'failed')`;

export const isPaying = (guest: string) => sql<boolean>`exists (select from online_payment_parts p
  join online_payments o on o.id = p.online_payment_id
  where p.guest_id = ${sql.ref(`${guest}.id`)} and p.state = 'open' and o.intent_id is not null)`;

export async function paidByGuests(db: Kysely<Database>, groupOrderId: number): Promise<ReadonlyMap<number, number>> {
  const guests = db.selectFrom('group_order_guests as g').select(['g.id', paidBy('g').as('paid')]);
  const rows = await guests.where('group_order_id', '=', groupOrderId).execute();
  return new Map(rows.map(({ id, paid }) => [id, paid]));
}
