import type { Order } from '@traiteur/contract/orders/order-record.ts';
import type { OrderUndo } from '@traiteur/contract/orders/order-undo.ts';
import { orderLife } from '@traiteur/domain/orders/order-life.ts';
import { stepOfEvent } from '@traiteur/domain/orders/order-undo.ts';
import type { Acting } from '../../core/acting.ts';
import { type Caller, isPermitted, personOf } from '../../core/caller.ts';
import { Refusal } from '../../core/refusal.ts';
import { lockConfigurationsShared } from '../../delivery/delivery-configurations/delivery-configuration-rows.ts';
import { moveOfEvent } from '../move/move-rows.ts';
import { undoMove } from '../move/undo-move.ts';
import { reserveAgain } from '../ledger/bookings.ts';
import { lockWithDishes } from '../edit/apply-change.ts';
import { insertEvent } from '../ledger/event-rows.ts';
import { changeOrder } from '../frame/change-order.ts';
import { judgeOrders } from '../judge/judge-orders.ts';
import { writeStatus } from '../ledger/locked-order.ts';
import { bookingAgain, refuseOverCredit, undoableEvent } from './undo-rows.ts';

/**
 * A step, within ten seconds by the database's clock, or a move, if nothing followed. A cancelled order reserves again
 * what it released.
 * @throws {Refusal} `not-found`, `not-allowed`, `changed-since`, `undo-too-late`, `over-credit-limit`, and those of
 * `reserveAgain` or `undoMove`
 */
export const undoOrderChange = (id: number, { eventId }: OrderUndo, acting: Acting<Caller>): Promise<Order> =>
  changeOrder(id, acting, {
    async lock(db) {
      const move = await moveOfEvent(db, id, eventId);
      if (move) await lockConfigurationsShared(db);
      return { order: await lockWithDishes(db, id, move?.lines), move };
    },
    async work({ order, move }, within) {
      const { db, clock, caller } = within;
      if (move) return undoMove(order, move, within);
      const event = await undoableEvent(db, id, eventId);
      const step = event && stepOfEvent(event.kind);
      if (!event || !step) throw new Refusal('not-found', { field: 'eventId' });
      if (!isPermitted(orderLife[step].scope, caller)) throw new Refusal('not-allowed');
      if (event.isFollowed || !event.statusBefore) throw new Refusal('changed-since');
      if (event.isLate) throw new Refusal('undo-too-late');
      const { statusBefore } = event;
      const write = async () => {
        await writeStatus(db, id, statusBefore, clock());
        await insertEvent(within, id, { kind: 'undone', undoes_id: eventId });
      };
      if (orderLife[step].releases) {
        await refuseOverCredit(db, order);
        await reserveAgain(db, id, await bookingAgain(db, id, clock()), write);
      } else await write();
      // Orders that are over are not judged: allergies may have changed meanwhile.
      await judgeOrders(db, { orderId: id }, { by: personOf(caller), now: clock() });
    },
  });
