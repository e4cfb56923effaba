import type { OrderMove } from '@traiteur/contract/orders/order-moves.ts';
import type { Order } from '@traiteur/contract/orders/order-record.ts';
import { isMovable } from '@traiteur/domain/orders/order-life.ts';
import type { Caller } from '../../core/caller.ts';
import { Refusal } from '../../core/refusal.ts';
import type { Services } from '../../core/services.ts';
import { inTransaction } from '../../database/rows/transactions.ts';
import { giveInvoices } from '../../money/invoices/give/give-invoices.ts';
import { holdConfigurations } from '../../delivery/delivery-configurations/delivery-configuration-rows.ts';
import { type Change, changeOfNothing, changeOrder, holdOrder } from '../edit/change-order.ts';
import type { StandingOrder } from '../edit/standing-order.ts';
import { refuseAll } from '../field-refusals.ts';
import { isSameSlot } from '../place/assess-order.ts';
import { forceRefusals } from '../place/forced-rules.ts';
import { getOrder } from '../read/order-rows.ts';

/**
 * Moves an order to another slot, of the same day or another; all else that it says stays. One whose delivery failed gets its new slot this way.
 * @throws {Refusal} `not-found`, `stale` when somebody saved since, `status-not-allowed`, `force-not-allowed`, and otherwise naming every field that
 * speaks against it
 */
export const moveOrder = (
  id: number,
  { version, ...move }: OrderMove,
  caller: Caller,
  { db, clock, house, brand }: Pick<Services, 'db' | 'clock' | 'house' | 'brand'>,
): Promise<Order> =>
  inTransaction(db, async (transaction) => {
    refuseAll(forceRefusals(move, caller));
    await holdConfigurations(transaction);
    const order = await holdOrder(transaction, id);
    if (version !== undefined && order.version !== version) throw new Refusal('stale');
    if (!isMovable(order.status)) throw new Refusal('status-not-allowed');
    if (isSameSlot(order.slot, move.slot)) return getOrder(transaction, id);
    await changeOrder(transaction, order, movedTo(order, move), { caller, house, now: clock() });
    await giveInvoices(transaction, id, { clock, house, brand });
    return getOrder(transaction, id);
  });

/** The order as it stands, in that slot. */
export const movedTo = (order: StandingOrder, move: Pick<Change, 'slot' | 'forcedPlace'>): Change => ({
  ...changeOfNothing(order),
  ...move,
});
