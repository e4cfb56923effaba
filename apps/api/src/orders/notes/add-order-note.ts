import type { Order } from '@traiteur/contract/orders/order-record.ts';
import { type Caller, personOf } from '../../core/caller.ts';
import { Refusal } from '../../core/refusal.ts';
import type { Services } from '../../core/services.ts';
import { inTransaction } from '../../database/rows/transactions.ts';
import { insertEvent } from '../event-rows.ts';
import { getOrder } from '../read/order-rows.ts';

/**
 * Writes what somebody notes of an order into its timeline. It changes nothing of the order, and so nobody's version of it.
 * @throws {Refusal} `not-found`
 */
export const addOrderNote = (
  id: number,
  note: string,
  caller: Caller,
  { db, clock }: Pick<Services, 'db' | 'clock'>,
): Promise<Order> =>
  inTransaction(db, async (transaction) => {
    const order = transaction.selectFrom('orders').select('id').where('id', '=', id).forKeyShare();
    if (!(await order.executeTakeFirst())) throw new Refusal('not-found');
    await insertEvent(transaction, id, { kind: 'noted', reason: note }, { by: personOf(caller), now: clock() });
    return getOrder(transaction, id);
  });
