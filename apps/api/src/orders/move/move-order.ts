import type { OrderMove } from '@traiteur/contract/orders/order-moves.ts';
import type { Order } from '@traiteur/contract/orders/order-record.ts';
import { isMovable } from '@traiteur/domain/orders/order-life.ts';
import type { Acting } from '../../core/acting.ts';
import type { Caller } from '../../core/caller.ts';
import { Refusal } from '../../core/refusal.ts';
import { lockConfigurationsShared } from '../../delivery/delivery-configurations/delivery-configuration-rows.ts';
import { applyChange, type Change, changeOfNothing, lockWithDishes } from '../edit/apply-change.ts';
import type { StandingOrder } from '../edit/standing-order.ts';
import { refuseAll } from '../ledger/field-refusals.ts';
import { changeOrder } from '../frame/change-order.ts';
import { isSameSlot } from '../place/assess-order.ts';
import { forceRefusals } from '../place/forced-rules.ts';

/** @throws {Refusal} `not-found`, `stale`, `status-not-allowed`, `force-not-allowed`, or naming every refused field */
export const moveOrder = (id: number, { version, ...move }: OrderMove, acting: Acting<Caller>): Promise<Order> =>
  changeOrder(id, acting, {
    async lock(db) {
      refuseAll(forceRefusals(move, acting.caller));
      await lockConfigurationsShared(db);
      return lockWithDishes(db, id);
    },
    async work(order, within) {
      if (version !== undefined && order.version !== version) throw new Refusal('stale');
      // A failed delivery may move too.
      if (!isMovable(order.status)) throw new Refusal('status-not-allowed');
      if (!isSameSlot(order.slot, move.slot)) await applyChange(order, movedTo(order, move), within);
    },
  });

export const movedTo = (order: StandingOrder, move: Pick<Change, 'slot' | 'forcedPlace'>): Change => ({
  ...changeOfNothing(order),
  ...move,
});
