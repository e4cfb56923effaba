import type { Order } from '@traiteur/contract/orders/order-record.ts';
import { sql } from 'kysely';
import { jsonMoment } from '../../database/rows/json-moment.ts';

export const disputesOf = (order: string) =>
  sql<
    Order['disputes']
  >`(select coalesce(json_agg(json_build_object('reason', d.reason, 'amount', least(d.amount, p.amount), 'state', d.state,
      'at', ${jsonMoment('d.at')}) order by d.at, d.id), '[]')
    from payment_disputes d join online_payment_parts p on p.online_payment_id = d.online_payment_id where p.order_id = ${sql.ref(`${order}.id`)})`;
