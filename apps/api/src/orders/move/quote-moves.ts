import type { MoveQuote, QuotedMoves, MoveBookings } from '@traiteur/contract/orders/order-moves.ts';
import { isMovable } from '@traiteur/domain/orders/order-life.ts';
import { mayReachClients } from '../../core/caller.ts';
import type { Context } from '../../core/context.ts';
import { Refusal } from '../../core/refusal.ts';
import { attemptBatch } from '../../http/attempt-batch.ts';
import { ordersOfBatch } from '../batches/orders-of-batch.ts';
import { newConflicts } from '../edit/change-conflicts.ts';
import { changeFacts, keepsDishes } from '../edit/change-facts.ts';
import { type StandingOrder, standingOrder } from '../edit/standing-order.ts';
import { refuseAll } from '../ledger/field-refusals.ts';
import { assessOrder, isSameSlot } from '../place/assess-order.ts';
import { portionsIn } from '../ledger/portion-rows.ts';
import type { OrderFacts } from '../place/order-facts.ts';
import { refusalsOf } from '../place/order-refusals.ts';
import { movedTo } from './move-order.ts';

/** One after the other: what earlier orders would reserve is gone for later ones. Writes and locks nothing. */
export async function quoteMoves(
  { slot, bookings: earlierBookings, ...batch }: QuotedMoves,
  context: Context<'orders:write'>,
): Promise<MoveQuote> {
  const { db, clock, house, caller } = context;
  const now = clock();
  let bookings = earlierBookings ?? { orders: 0, portions: [] };
  const reader = { byContact: mayReachClients(caller), timeZone: house.timeZone };
  const answer = await attemptBatch(
    await ordersOfBatch(db, batch, reader),
    async (id) => {
      const order = await standingOrder(db, id);
      if (!isMovable(order.status)) throw new Refusal('status-not-allowed');
      if (isSameSlot(order.slot, slot)) return;
      const change = movedTo(order, { slot });
      const facts = withBookings(await changeFacts(db, change, order, now), bookings);
      const assessment = assessOrder({ ...change, clientId: order.clientId }, facts, house, now);
      refuseAll(refusalsOf(change, assessment, newConflicts(assessment, order)));
      bookings = bookedWith(bookings, order, slot.date);
    },
    context,
  );
  return { ...answer, bookings };
}

const withBookings = (facts: OrderFacts, { orders, portions }: MoveBookings): OrderFacts => ({
  ...facts,
  slotTaken: facts.slotTaken + orders,
  offers: facts.offers.map((offer) => ({
    ...offer,
    taken: offer.taken + portionsIn(portions, offer.productId, offer.sizeId),
  })),
});

function bookedWith({ orders, portions }: MoveBookings, order: StandingOrder, date: string): MoveBookings {
  const offers = new Map(portions.map((portion) => [`${portion.productId} ${portion.sizeId}`, portion]));
  if (order.slot.date !== date && !keepsDishes(order, date))
    for (const { productId, sizeId, quantity } of order.lines) {
      const earlierQuantity = offers.get(`${productId} ${sizeId}`)?.quantity ?? 0;
      offers.set(`${productId} ${sizeId}`, { productId, sizeId, quantity: earlierQuantity + quantity });
    }
  return { orders: orders + 1, portions: [...offers.values()] };
}
