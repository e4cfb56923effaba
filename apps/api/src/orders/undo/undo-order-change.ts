import type { Order } from '@traiteur/contract/orders/order-record.ts';
import type { OrderUndo } from '@traiteur/contract/orders/order-undo.ts';
import { orderLife } from '@traiteur/domain/orders/order-life.ts';
import { stepOfEvent } from '@traiteur/domain/orders/order-undo.ts';
import { type Caller, isPermitted, personOf } from '../../core/caller.ts';
import { Refusal } from '../../core/refusal.ts';
import type { Services } from '../../core/services.ts';
import { inTransaction } from '../../database/rows/transactions.ts';
import { giveInvoices } from '../../money/invoices/give/give-invoices.ts';
import { takeAgain } from '../bookings.ts';
import { holdOrder } from '../edit/change-order.ts';
import { judgeOrders } from '../judge/judge-orders.ts';
import { getOrder } from '../read/order-rows.ts';
import { bookingAgain, undoableEvent, writeUndo } from './undo-rows.ts';

/**
 * Takes a step of an order back, within ten seconds by the database's clock and as long as nothing else has happened to it. What a cancellation gave
 * back is taken again. The step stays in the timeline, and the undo stands after it.
 * @throws {Refusal} `not-found`, `not-allowed` for who may not take that step, `changed-since`, `undo-too-late`, and what others have taken meanwhile
 */
export const undoOrderChange = (
  id: number,
  { eventId }: OrderUndo,
  caller: Caller,
  { db, clock, house, brand }: Pick<Services, 'db' | 'clock' | 'house' | 'brand'>,
): Promise<Order> =>
  inTransaction(db, async (transaction) => {
    const saving = { by: personOf(caller), now: clock() };
    await holdOrder(transaction, id);
    const event = await undoableEvent(transaction, id, eventId);
    const step = event && stepOfEvent(event.kind);
    if (!event || !step) throw new Refusal('not-found', { field: 'eventId' });
    if (!isPermitted(orderLife[step].scope, caller)) throw new Refusal('not-allowed');
    if (event.isFollowed || !event.statusBefore) throw new Refusal('changed-since');
    if (event.isLate) throw new Refusal('undo-too-late');
    const { statusBefore: status } = event;
    const write = () => writeUndo(transaction, id, { ...saving, eventId, status });
    if (orderLife[step].givesBack) await takeAgain(transaction, id, await bookingAgain(transaction, id), write);
    else await write();
    // While it was over, an order was judged by nobody.
    await judgeOrders(transaction, { orderId: id }, saving);
    if (orderLife[step].invoiced) await giveInvoices(transaction, id, { clock, house, brand });
    return getOrder(transaction, id);
  });
