import type { Order } from '@traiteur/contract/orders/order-record.ts';
import type { Kysely } from 'kysely';
import type { Acting } from '../../core/acting.ts';
import { Refusal } from '../../core/refusal.ts';
import type { Database } from '../../database/schema.ts';
import { insertEvent } from '../ledger/event-rows.ts';
import { changeOrder } from '../frame/change-order.ts';

/** @throws {Refusal} `not-found` */
export const addOrderNote = (id: number, note: string, acting: Acting): Promise<Order> =>
  changeOrder(id, acting, {
    lock: lockAgainstRemoval,
    work: (_, within) => insertEvent(within, id, { kind: 'noted', reason: note }),
  });

/** A note leaves the order and its version as they are: changes of the order do not wait for this lock. */
async function lockAgainstRemoval(db: Kysely<Database>, id: number): Promise<void> {
  const order = db.selectFrom('orders').select('id').where('id', '=', id).forKeyShare();
  if (!(await order.executeTakeFirst())) throw new Refusal('not-found');
}
