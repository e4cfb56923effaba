import type { OrderChangeInput } from '@traiteur/contract/orders/order-input.ts';
import type { Order } from '@traiteur/contract/orders/order-record.ts';
import { isEditable } from '@traiteur/domain/orders/order-life.ts';
import type { Caller } from '../../core/caller.ts';
import { Refusal } from '../../core/refusal.ts';
import type { Services } from '../../core/services.ts';
import { inTransaction } from '../../database/rows/transactions.ts';
import { giveInvoices } from '../../money/invoices/give/give-invoices.ts';
import { holdConfigurations } from '../../delivery/delivery-configurations/delivery-configuration-rows.ts';
import { refuseAll } from '../field-refusals.ts';
import { forceRefusals } from '../place/forced-rules.ts';
import { getOrder } from '../read/order-rows.ts';
import { changeOrder, holdOrder } from './change-order.ts';

/**
 * Makes another order of one that the kitchen has not begun.
 * @throws {Refusal} `not-found`, `stale` when somebody saved since, `status-not-allowed`, `force-not-allowed`, and otherwise naming every field that
 * speaks against it
 */
export const updateOrder = (
  id: number,
  { version, ...change }: OrderChangeInput,
  caller: Caller,
  { db, clock, house, brand }: Pick<Services, 'db' | 'clock' | 'house' | 'brand'>,
): Promise<Order> =>
  inTransaction(db, async (transaction) => {
    refuseAll(forceRefusals(change, caller));
    await holdConfigurations(transaction);
    const order = await holdOrder(transaction, id, change.lines);
    if (order.version !== version) throw new Refusal('stale');
    if (!isEditable(order.status)) throw new Refusal('status-not-allowed');
    await changeOrder(transaction, order, change, { caller, house, now: clock() });
    await giveInvoices(transaction, id, { clock, house, brand });
    return getOrder(transaction, id);
  });
