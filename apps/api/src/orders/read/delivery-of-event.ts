import type { Delivery } from '@traiteur/contract/delivery/deliveries.ts';
import { sql } from 'kysely';
import { jsonMoment } from '../../database/rows/json-moment.ts';

/** Null for events without something that a driver said at the door. */
export const deliveryOfEvent = (event: string) =>
  sql<Delivery | null>`(select json_build_object('outcome', d.outcome, 'obstacle', d.obstacle, 'leftWith', d.left_with,
      'amount', d.amount, 'method', d.method, 'isPaid', d.payment_id is not null, 'pictureId', d.picture_id,
      'at', ${jsonMoment('d.at')}, 'by', ${sql.ref(`${event}.by_name`)})
    from deliveries d where d.event_id = ${sql.ref(`${event}.id`)})`;

/** What a driver said last of an order. */
export const lastDeliveryOf = (order: string) =>
  sql<Delivery | null>`(select ${deliveryOfEvent('e')} from deliveries last join order_events e on e.id = last.event_id
    where last.order_id = ${sql.ref(`${order}.id`)} order by last.event_id desc limit 1)`;
