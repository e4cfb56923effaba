import type { Order } from '@traiteur/contract/orders/order-record.ts';
import { isStopped, nextStatus, type OrderAction, orderLife } from '@traiteur/domain/orders/order-life.ts';
import type { Person } from '../../core/caller.ts';
import { Refusal } from '../../core/refusal.ts';
import type { Services } from '../../core/services.ts';
import { inTransaction } from '../../database/rows/transactions.ts';
import { giveInvoices } from '../../money/invoices/give/give-invoices.ts';
import { giveBack } from '../bookings.ts';
import { getOrder } from '../read/order-rows.ts';
import { bookingOf, lockOrder, writeStep } from './step-rows.ts';

/**
 * Takes one step of an order's life along the domain's table and records who took it and why.
 * @throws {Refusal} `not-found`, `status-not-allowed`, `allergy-not-answered`
 */
export const takeStep = (
  id: number,
  action: OrderAction,
  by: Person,
  reason: string,
  { db, clock, house, brand }: Pick<Services, 'db' | 'clock' | 'house' | 'brand'>,
): Promise<Order> =>
  inTransaction(db, async (transaction) => {
    const now = clock();
    const order = await lockOrder(transaction, id);
    const status = nextStatus(order.status, action, order.allergyAlert);
    if (!status) throw new Refusal('status-not-allowed');
    if (isStopped(action, order.allergyAlert)) throw new Refusal('allergy-not-answered');
    await writeStep(transaction, id, { action, status, by, reason, now });
    if (orderLife[action].givesBack) await giveBack(transaction, id, await bookingOf(transaction, id));
    if (orderLife[action].invoiced) await giveInvoices(transaction, id, { clock, house, brand });
    return getOrder(transaction, id);
  });
