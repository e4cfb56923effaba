import type { MovedOrders } from '@traiteur/contract/orders/order-moves.ts';
import type { BatchAnswer } from '@traiteur/contract/statement/batches.ts';
import { isMovable } from '@traiteur/domain/order-life.ts';
import { mayReachClients } from '../../core/caller.ts';
import type { Context } from '../../core/context.ts';
import { Refusal } from '../../core/refusal.ts';
import { attemptEach } from '../../http/attempt-each.ts';
import { ordersOfBatch } from '../batches/orders-of-batch.ts';
import { newConflicts } from '../edit/change-conflicts.ts';
import { changeFacts } from '../edit/change-facts.ts';
import { type StandingOrder, standingOrder } from '../edit/standing-order.ts';
import { refuseAll } from '../field-refusals.ts';
import { assessOrder, isSameSlot } from '../place/assess-order.ts';
import { type OrderFacts, portionsIn } from '../place/order-facts.ts';
import { refusalsOf } from '../place/order-refusals.ts';
import { movedTo } from './move-order.ts';

/**
 * Which of these orders could be moved to a slot, one after the other as moving them takes them: what the first ones would take is no longer there
 * for the others. Nothing is written or held.
 */
export async function quoteMoves({ ids, slot }: MovedOrders, context: Context<'orders:write'>): Promise<BatchAnswer> {
  const { db, clock, house, caller } = context;
  const now = clock();
  const movedOrders: StandingOrder[] = [];
  const reader = { byContact: mayReachClients(caller), timeZone: house.timeZone };
  const { orders } = await ordersOfBatch(db, { ids: [...ids] }, reader);
  const outcome = await attemptEach(
    orders,
    async (id) => {
      const order = await standingOrder(db, id);
      if (!isMovable(order.status)) throw new Refusal('status-not-allowed');
      if (isSameSlot(order.slot, slot)) return;
      const change = movedTo(order, { slot });
      const facts = withMoved(await changeFacts(db, change, order, now), movedOrders, slot.date);
      const assessment = assessOrder({ ...change, clientId: order.clientId }, facts, house, now);
      refuseAll(refusalsOf(change, assessment, newConflicts(assessment, order)));
      movedOrders.push(order);
    },
    context,
  );
  return { ...outcome, next: null, left: 0, leftIsEstimate: false };
}

/** The facts with what the orders before would have taken of the slot, and of its day where they had another one. */
const withMoved = (facts: OrderFacts, before: readonly StandingOrder[], date: string): OrderFacts => ({
  ...facts,
  slotTaken: facts.slotTaken + before.length,
  offers: facts.offers.map((offer) => ({
    ...offer,
    taken: before
      .filter((order) => order.slot.date !== date)
      .reduce((sum, { lines }) => sum + portionsIn(lines, offer.productId, offer.sizeId), offer.taken),
  })),
});
