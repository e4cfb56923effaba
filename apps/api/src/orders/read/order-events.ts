import type { Order, OrderEvent } from '@traiteur/contract/orders/order-record.ts';
import type { orders } from '@traiteur/contract/orders/orders.ts';
import type { Page } from '@traiteur/contract/statement/lists.ts';
import type { Received } from '@traiteur/contract/statement/operation.ts';
import { type Kysely, sql } from 'kysely';
import { Refusal } from '../../core/refusal.ts';
import { jsonMoment } from '../../database/rows/json-moment.ts';
import { pageOf } from '../../database/rows/paging.ts';
import { integer } from '../../database/rows/sorts.ts';
import type { Database } from '../../database/schema.ts';
import { messageOfEvent } from './message-rows.ts';
import { deliveryOfEvent } from './delivery-of-event.ts';
import { paymentOfEvent } from './read-payments.ts';
import { conflictsOfEvent } from './order-conflicts.ts';

type Query = Received<(typeof orders.operations)['listOrderEvents']>['query'];

/** @throws {Refusal} `not-found` */
export async function listOrderEvents(db: Kysely<Database>, orderId: number, query: Query): Promise<Page<OrderEvent>> {
  const order = await db.selectFrom('orders').select('id').where('id', '=', orderId).executeTakeFirst();
  if (!order) throw new Refusal('not-found');
  const events = db
    .selectFrom('order_events as e')
    .select(['e.id', event.as('event')])
    .where('order_id', '=', orderId);
  const sorting = { sorts: { at: integer('e.id') }, usual: '-at', id: sql.ref<number>('e.id') };
  return pageOf(db, events, query, sorting, ({ event }) => event);
}

export const eventsOf = (order: string) =>
  sql<
    Order['events']
  >`(select json_agg(${event} order by e.id) from order_events e where e.order_id = ${sql.ref(`${order}.id`)})`;

const event = sql<OrderEvent>`json_build_object('id', e.id, 'kind', e.kind,
      'at', ${jsonMoment('e.at')}, 'by', e.by_name, 'reason', e.reason, 'conflicts', ${conflictsOfEvent('e')},
      'changes', e.changes - 'conflicts', 'undoes', e.undoes_id, 'payment', ${paymentOfEvent('e')}, 'message', ${messageOfEvent('e')},
      'delivery', ${deliveryOfEvent('e')})`;
