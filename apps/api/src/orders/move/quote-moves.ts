import type { MoveQuote, QuotedMoves, MoveBookings } from '@traiteur/contract/orders/order-moves.ts';
import { isMovable } from '@traiteur/domain/orders/order-life.ts';
import { mayReachClients } from '../../core/caller.ts';
import type { Context } from '../../core/context.ts';
import { Refusal } from '../../core/refusal.ts';
import { attemptBatch } from '../../http/attempt-batch.ts';
import { ordersOfBatch } from '../batches/orders-of-batch.ts';
import { newConflicts } from '../edit/change-conflicts.ts';
import type { Change } from '../edit/apply-change.ts';
import { changeFacts, keepsDishes } from '../edit/change-facts.ts';
import { type StandingOrder, standingOrder } from '../edit/standing-order.ts';
import { refuseAll } from '../ledger/field-refusals.ts';
import { type Assessment, assessOrder, isSameSlot } from '../place/assess-order.ts';
import { portionsIn } from '../ledger/portion-rows.ts';
import type { OrderFacts } from '../place/order-facts.ts';
import { forceRefusals } from '../place/forced-rules.ts';
import { refusalsOf } from '../place/order-refusals.ts';
import { asMoved, movedTo } from './move-order.ts';
import { slotFinder } from './slot-on-day.ts';

/** One after the other: what earlier orders would reserve is gone for later ones. Writes and locks nothing. */
export async function quoteMoves(
  { slot, day, forcedPlace, forcedDish, replacements, bookings: earlierBookings, ...batch }: QuotedMoves,
  context: Context<'orders:write'>,
): Promise<MoveQuote> {
  const { db, clock, house, caller } = context;
  const now = clock();
  const terms = { forcedPlace, forcedDish, replacements };
  refuseAll(forceRefusals(terms, caller));
  let bookings = earlierBookings ?? { slots: [], portions: [] };
  const otherHours: MoveQuote['otherHours'] = [];
  const lackingDishes = new Map<number, MoveQuote['lackingDishes'][number]>();
  const reader = { byContact: mayReachClients(caller), timeZone: house.timeZone };
  const slotOf = await slotFinder({ slot, day }, context);
  const { records, ...part } = await ordersOfBatch(db, batch, reader);
  const names = new Map(records.map(({ id, name }) => [id, name]));
  const answer = await attemptBatch(
    { records, ...part },
    async (id) => {
      const order = await standingOrder(db, id);
      if (!isMovable(order.status)) throw new Refusal('status-not-allowed');
      const chosenSlot = await slotOf(order, (scheduleId) => bookedIn(bookings, scheduleId));
      if (isSameSlot(order.slot, chosenSlot)) return;
      const change = await movedTo(db, order, { slot: chosenSlot, ...terms });
      const facts = withBookings(await changeFacts(db, change, asMoved(order, terms), now), bookings, chosenSlot);
      const assessment = assessOrder({ ...change, clientId: order.clientId }, facts, house, now);
      for (const dish of lackingIn(assessment, change, facts)) {
        const { orders = 0 } = lackingDishes.get(dish.productId) ?? {};
        lackingDishes.set(dish.productId, { ...dish, orders: orders + 1 });
      }
      refuseAll(refusalsOf(change, assessment, newConflicts(assessment, order)));
      bookings = bookedWith(bookings, order, change);
      const { start = '', end = '' } = facts.schedule ?? {};
      if (day && start !== order.slotTime.start) otherHours.push({ id, name: names.get(id) ?? String(id), start, end });
    },
    context,
  );
  return { ...answer, bookings, otherHours, lackingDishes: [...lackingDishes.values()] };
}

/** Each once, whatever its sizes. */
function lackingIn({ faults }: Assessment, { lines }: Change, { offers }: OrderFacts) {
  const lackingIds = faults.flatMap(({ code, field }) => {
    const line = lines[Number(/^lines\.(\d+)\./.exec(field)?.[1])];
    return line && (code === 'not-offered-that-day' || code === 'quantity-unavailable') ? [line.productId] : [];
  });
  return [...new Set(lackingIds)].flatMap((productId) => {
    const offer = offers.find((candidate) => candidate.productId === productId);
    return offer ? [{ productId, name: offer.name }] : [];
  });
}

const bookedIn = ({ slots }: MoveBookings, scheduleId: number): number =>
  slots.find((slot) => slot.scheduleId === scheduleId)?.orders ?? 0;

const withBookings = (facts: OrderFacts, bookings: MoveBookings, slot: Change['slot']): OrderFacts => ({
  ...facts,
  slotTaken: facts.slotTaken + bookedIn(bookings, slot.scheduleId),
  offers: facts.offers.map((offer) => ({
    ...offer,
    taken: offer.taken + portionsIn(bookings.portions, offer.productId, offer.sizeId),
  })),
});

function bookedWith(bookings: MoveBookings, order: StandingOrder, { slot, lines }: Change): MoveBookings {
  const { scheduleId, date } = slot;
  const offers = new Map(bookings.portions.map((portion) => [`${portion.productId} ${portion.sizeId}`, portion]));
  if (order.slot.date !== date && !keepsDishes(order, date))
    for (const { productId, sizeId, quantity } of lines) {
      const earlierQuantity = offers.get(`${productId} ${sizeId}`)?.quantity ?? 0;
      offers.set(`${productId} ${sizeId}`, { productId, sizeId, quantity: earlierQuantity + quantity });
    }
  const otherSlots = bookings.slots.filter((booked) => booked.scheduleId !== scheduleId);
  return {
    slots: [...otherSlots, { scheduleId, orders: bookedIn(bookings, scheduleId) + 1 }],
    portions: [...offers.values()],
  };
}
