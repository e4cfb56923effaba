import { effectsOf } from '@traiteur/domain/orders/event-effects.ts';
import { debtOf, exceedsCredit } from '@traiteur/domain/clients/company-terms.ts';
import type { OrderEventKind, OrderStatus } from '@traiteur/domain/orders/order-life.ts';
import { statusAfter, undoSeconds } from '@traiteur/domain/orders/order-undo.ts';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { discountCodeFacts } from '../../money/discount-codes/discount-code-rows.ts';
import type { WantedBooking } from '../ledger/bookings.ts';
import type { StandingOrder } from '../edit/standing-order.ts';
import { refuseAll } from '../ledger/field-refusals.ts';
import { guestMoneyOf } from '../ledger/guest-money.ts';
import { standingCompanyFacts } from '../place/company-of-order.ts';
import { offerFacts } from '../place/fact-rows.ts';
import { bookingOf } from '../ledger/locked-order.ts';

interface UndoableEvent {
  kind: OrderEventKind;
  /** Another event followed, this one is undone already, or the client was erased. */
  isFollowed: boolean;
  /** By the database's clock, the same for all servers. */
  isLate: boolean;
  statusBefore: OrderStatus | undefined;
}

export async function undoableEvent(
  db: Kysely<Database>,
  id: number,
  eventId: number,
): Promise<UndoableEvent | undefined> {
  const events = await db
    .selectFrom('order_events')
    .select(['id', 'kind', 'undoes_id'])
    .select(
      sql<boolean>`coalesce(written_at < clock_timestamp() - make_interval(secs => ${undoSeconds}), true)`.as('isLate'),
    )
    .where('order_id', '=', id)
    .orderBy('id')
    .execute();
  const event = events.find((candidate) => candidate.id === eventId);
  if (!event) return undefined;
  const isErased = await hasErasedClient(db, id);
  const undone = new Set(events.map(({ undoes_id }) => undoes_id));
  const previousEvent = events.findLast(
    (candidate) => candidate.id < eventId && !undone.has(candidate.id) && statusAfter(candidate.kind),
  );
  return {
    kind: event.kind,
    isLate: event.isLate,
    isFollowed: isErased || events.some((laterEvent) => laterEvent.id > eventId && !effectsOf(laterEvent.kind).silent),
    statusBefore: previousEvent && statusAfter(previousEvent.kind),
  };
}

/** For an erased client, neither the recipient nor the allergies are known. */
async function hasErasedClient(db: Kysely<Database>, id: number): Promise<boolean> {
  const order = db.selectFrom('orders').innerJoin('clients', 'clients.id', 'orders.client_id');
  const erased = order.select('orders.id').where('orders.id', '=', id).where('erased_at', 'is not', null);
  return (await erased.executeTakeFirst()) !== undefined;
}

/** Its company owes it again: others may have used what it left. What somebody set aside for it holds. */
export async function refuseOverCredit(db: Kysely<Database>, order: StandingOrder): Promise<void> {
  const { id, companyId, costCentre, groupOrderId } = order;
  if (companyId === null) return;
  const forced = db.selectFrom('order_forced_rules').select('rule').where('order_id', '=', id);
  if (await forced.where('rule', '=', 'credit').executeTakeFirst()) return;
  const company = await standingCompanyFacts(db, { companyId, costCentre });
  const guestMoney = groupOrderId === null ? undefined : await guestMoneyOf(db, groupOrderId);
  const { after } = debtOf({ standing: order, guestMoney }, order);
  if (company && exceedsCredit(company.creditLimit, company.balance, after))
    refuseAll([{ code: 'over-credit-limit', field: 'eventId' }]);
}

export async function bookingAgain(db: Kysely<Database>, id: number, now: Date): Promise<WantedBooking> {
  const booking = await bookingOf(db, id);
  const { capacity, wasForced } = await db
    .selectFrom('orders')
    .innerJoin('delivery_schedules', 'delivery_schedules.id', 'orders.schedule_id')
    .select([
      'capacity',
      sql<boolean>`exists (select from order_forced_rules where order_id = orders.id and rule = 'place')`.as(
        'wasForced',
      ),
    ])
    .where('orders.id', '=', id)
    .executeTakeFirstOrThrow();
  const code =
    booking.discountCodeId === null
      ? undefined
      : await discountCodeFacts(db, { id: booking.discountCodeId }, booking.clientId);
  return {
    ...booking,
    offers: await offerFacts(
      db,
      { lines: booking.lines, slot: { ...booking.slot, date: booking.cookedOn ?? booking.slot.date } },
      now,
    ),
    capacity,
    placeForced: wasForced,
    firstOrderOnly: code?.firstOrderOnly ?? false,
  };
}
