import type { Order } from '@traiteur/contract/orders/order-record.ts';
import { sql } from 'kysely';

/** With its guests, who are no eaters of any other order. */
export const groupOrderOf = (order: string) =>
  sql<Order['groupOrder']>`case when ${sql.ref(`${order}.group_order_id`)} is not null then json_build_object(
    'id', ${sql.ref(`${order}.group_order_id`)}, 'guests', coalesce((
      select json_agg(json_build_object('eaterId', e.id, 'eater', e.name) order by e.id)
      from eaters e where e.group_order_id = ${sql.ref(`${order}.group_order_id`)}), '[]')) end`;

type HealthOfOrder = Pick<Order, 'conflicts' | 'clientAllergies' | 'unaskedEaters' | 'eatersThen' | 'groupOrder'>;

/** As its host may read it: what guests react to, and what follows from it, is theirs and the kitchen's alone. */
export function withoutGuestsHealth<Told extends HealthOfOrder>(order: Told): Told {
  if (!order.groupOrder) return order;
  const guestIds = new Set(order.groupOrder.guests.map(({ eaterId }) => eaterId));
  // Whose conflict nobody knows any more may have been a guest's.
  const isHosts = ({ eaterId }: { eaterId: number | null }) => eaterId !== null && !guestIds.has(eaterId);
  return {
    ...order,
    conflicts: order.conflicts.filter(isHosts),
    clientAllergies: order.clientAllergies.filter(isHosts),
    unaskedEaters: order.unaskedEaters.filter(isHosts),
    // These copies name people without saying who is a guest.
    eatersThen: null,
  };
}
