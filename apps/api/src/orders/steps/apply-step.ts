import type { Order } from '@traiteur/contract/orders/order-record.ts';
import { isStopped, nextStatus, type OrderAction, orderLife } from '@traiteur/domain/orders/order-life.ts';
import { stopOf } from '@traiteur/domain/orders/order-stops.ts';
import type { Acting } from '../../core/acting.ts';
import { Refusal } from '../../core/refusal.ts';
import { release } from '../ledger/bookings.ts';
import { insertEvent } from '../ledger/event-rows.ts';
import { changeOrder } from '../frame/change-order.ts';
import { bookingOf, lockOrder, writeStatus } from '../ledger/locked-order.ts';

/** @throws {Refusal} `not-found`, `status-not-allowed`, `allergy-not-answered`, `order-held` */
export const applyStep = (id: number, action: OrderAction, reason: string, acting: Acting): Promise<Order> =>
  changeOrder(id, acting, {
    lock: lockOrder,
    async work(order, within) {
      const { db, clock } = within;
      const stop = stopOf(order);
      const status = nextStatus(order.status, action, stop);
      if (!status) throw new Refusal('status-not-allowed');
      if (isStopped(action, stop)) throw new Refusal(stop === 'batch' ? 'order-held' : 'allergy-not-answered');
      await writeStatus(db, id, status, clock());
      await insertEvent(within, id, { kind: orderLife[action].event, reason });
      if (orderLife[action].releases) await release(db, id, await bookingOf(db, id));
    },
  });
