import type { Order } from '@traiteur/contract/orders/order-record.ts';
import type { Kysely } from 'kysely';
import type { Acting } from '../../core/acting.ts';
import { Refusal } from '../../core/refusal.ts';
import type { Database } from '../../database/schema.ts';
import { insertEvent } from '../ledger/event-rows.ts';
import { changeOrder } from '../frame/change-order.ts';

/**
 * Writes what somebody notes of an order into its timeline. It changes nothing of the order, and so nobody's version of it.
 * @throws {Refusal} `not-found`
 */
export const addOrderNote = (id: number, note: string, acting: Acting): Promise<Order> =>
  changeOrder(id, acting, {
    lock: lockKey,
    work: (_, within) => insertEvent(within, id, { kind: 'noted', reason: note }),
  });

/** Whoever changes the order meanwhile need not wait. */
async function lockKey(db: Kysely<Database>, id: number): Promise<void> {
  const order = db.selectFrom('orders').select('id').where('id', '=', id).forKeyShare();
  if (!(await order.executeTakeFirst())) throw new Refusal('not-found');
}
