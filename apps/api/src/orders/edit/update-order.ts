import type { OrderChangeInput } from '@traiteur/contract/orders/order-input.ts';
import type { Order } from '@traiteur/contract/orders/order-record.ts';
import { isEditable } from '@traiteur/domain/orders/order-life.ts';
import type { Acting } from '../../core/acting.ts';
import type { Caller } from '../../core/caller.ts';
import { Refusal } from '../../core/refusal.ts';
import { lockConfigurationsShared } from '../../delivery/delivery-configurations/delivery-configuration-rows.ts';
import { refuseAll } from '../ledger/field-refusals.ts';
import { changeOrder } from '../frame/change-order.ts';
import { forceRefusals } from '../place/forced-rules.ts';
import { applyChange, lockWithDishes } from './apply-change.ts';

/** @throws {Refusal} `not-found`, `stale`, `status-not-allowed`, `force-not-allowed`, or naming every refused field */
export const updateOrder = (
  id: number,
  { version, ...change }: OrderChangeInput,
  acting: Acting<Caller>,
): Promise<Order> =>
  changeOrder(id, acting, {
    async lock(db) {
      refuseAll(forceRefusals(change, acting.caller));
      await lockConfigurationsShared(db);
      return lockWithDishes(db, id, change.lines);
    },
    async work(order, within) {
      if (order.version !== version) throw new Refusal('stale');
      if (!isEditable(order.status)) throw new Refusal('status-not-allowed');
      await applyChange(order, change, within);
    },
  });
