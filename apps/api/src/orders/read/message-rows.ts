import type { OrderEvent } from '@traiteur/contract/orders/order-record.ts';
import { sql } from 'kysely';

/** Null for events without a message. */
export const messageOfEvent = (event: string) =>
  sql<OrderEvent['message']>`(select json_build_object('subject', m.subject, 'text', m.body, 'mail',
      (select json_build_object('id', mails.id, 'state', mails.state, 'reason', nullif(mails.reason, ''))
        from mails where mails.event_id = m.event_id))
    from order_messages m where m.event_id = ${sql.ref(`${event}.id`)})`;
