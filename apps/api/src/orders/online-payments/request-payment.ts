import type { Order } from '@traiteur/contract/orders/order-record.ts';
import { Refusal } from '../../core/refusal.ts';
import type { Person } from '../../core/caller.ts';
import type { Services } from '../../core/services.ts';
import { inTransaction } from '../../database/rows/transactions.ts';
import { insertEvent } from '../event-rows.ts';
import { getOrder } from '../read/order-rows.ts';
import { lockOrder } from '../steps/step-rows.ts';
import { payableOrder } from './payment-links.ts';
import { accountOf } from './stripe-account.ts';

/**
 * Asks a client to pay online what is due: the event has its mail sent, and the mail makes its link when it leaves.
 * @throws {Refusal} `not-found`, `nothing-due`, `client-without-email`, `online-payments-off`
 */
export function requestPayment(
  id: number,
  by: Person,
  services: Pick<Services, 'db' | 'clock' | 'stripe'>,
): Promise<Order> {
  accountOf(services);
  return inTransaction(services.db, async (db) => {
    await lockOrder(db, id);
    const { email } = await payableOrder(db, id);
    if (email === '') throw new Refusal('client-without-email');
    await insertEvent(db, id, { kind: 'payment_requested' }, { by, now: services.clock() });
    return getOrder(db, id);
  });
}
