import type { PaymentRequest } from '@traiteur/contract/money/online-payments.ts';
import { dueOf, excessOf } from '@traiteur/domain/own/group-orders.ts';
import { type Kysely, sql } from 'kysely';
import { Refusal } from '../../core/refusal.ts';
import type { Database } from '../../database/schema.ts';
import { isOpen, lockGroupOrder, priceOf, refuseUnlessOpen } from '../../orders/ledger/group-orders.ts';
import { paidBy } from '../../orders/ledger/guest-money.ts';
import type { NewPart } from './online-payment-rows.ts';
import { writtenLanguage } from '../../database/rows/written-language.ts';

/**
 * What the guest's choice is above the budget, and not paid yet.
 * @throws {Refusal} `not-found`, `group-order-closed`
 */
export const dueOfGuest =
  (guestId: number, now: Date) =>
  async (db: Kysely<Database>): Promise<NewPart[]> => {
    const groupOrderId = await groupOrderOfGuest(db, guestId);
    const groupOrder = await lockGroupOrder(db, groupOrderId);
    refuseUnlessOpen(groupOrder, now);
    const { amount } = await owedByGuest(db, guestId);
    return amount > 0
      ? [{ order_id: null, by_guest: true, group_order_id: groupOrderId, guest_id: guestId, amount }]
      : [];
  };

const chosenBy = sql<number>`(select coalesce(sum(${priceOf('c')}), 0)::integer from group_order_choices c
  where c.guest_id = g.id and not c.dropped)`;

interface GuestDebt {
  /** Cents each: what is above the budget, and what of it is to be paid still. */
  excess: number;
  amount: number;
  paid: number;
}

export async function owedByGuest(db: Kysely<Database>, guestId: number): Promise<GuestDebt> {
  const { total, ...money } = await db
    .selectFrom('group_order_guests as g')
    .innerJoin('group_orders', 'group_orders.id', 'g.group_order_id')
    .select(['budget', 'above_budget as aboveBudget', chosenBy.as('total'), paidBy('g').as('paid')])
    .where('g.id', '=', guestId)
    .executeTakeFirstOrThrow();
  return { excess: excessOf(total, money.budget), amount: dueOf({ total, ...money }), paid: money.paid };
}

/** As its payment link tells: cancelled once nothing can be chosen any more, or the host pays alone by now. */
export async function excessRequest(
  db: Kysely<Database>,
  guestId: number,
  now: Date,
): Promise<Omit<PaymentRequest, 'publishableKey'>> {
  const { locale, ...groupOrder } = await db
    .selectFrom('group_order_guests as g')
    .innerJoin('group_orders', 'group_orders.id', 'g.group_order_id')
    .select([writtenLanguage('g.locale').as('locale'), 'state', 'deadline', 'delivery_date as deliveryDate'])
    .where('g.id', '=', guestId)
    .executeTakeFirstOrThrow();
  const { excess, amount, paid } = await owedByGuest(db, guestId);
  const { deliveryDate } = groupOrder;
  const isCancelled = excess > paid && (amount === 0 || !isOpen(groupOrder, now));
  return { number: '', deliveryDate, locale, total: excess, due: amount, isCancelled };
}

/** @throws {Refusal} `not-found` */
async function groupOrderOfGuest(db: Kysely<Database>, guestId: number): Promise<number> {
  const guest = db.selectFrom('group_order_guests').select('group_order_id as id').where('id', '=', guestId);
  const row = await guest.executeTakeFirst();
  if (!row) throw new Refusal('not-found');
  return row.id;
}
