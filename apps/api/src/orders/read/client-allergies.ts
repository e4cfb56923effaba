import type { ClientAllergy, UnaskedEater } from '@traiteur/contract/orders/order-record.ts';
import { sql } from 'kysely';
import { bilingual } from '../../database/rows/bilingual.ts';
import { eaterName, eatsOf } from '../../database/rows/eater-name.ts';

/** Who eats of an order: those whom a line is for, or the whole table where a line is. */
const eatersOf = (order: string) => sql`eaters e
    where e.client_id = ${sql.ref(`${order}.client_id`)} and ${eatsOf('e', sql.ref(`${order}.group_order_id`))} and exists (
      select from order_lines l where l.order_id = ${sql.ref(`${order}.id`)} and (l.eater_id is null or l.eater_id = e.id))`;

/**
 * As declared now, the gravest first: what the client says after ordering must reach the kitchen too. `presence` comes
 * from the dishes on the day of the order, and from the conflicts found since.
 */
export const clientAllergiesOf = (order: string) => {
  const orderId = sql.ref(`${order}.id`);
  return sql<
    ClientAllergy[]
  >`coalesce((select json_agg(json_build_object('eaterId', e.id, 'eater', ${eaterName('e', 'client')},
      'allergenId', a.id, 'name', ${bilingual('a.name')}, 'severity', ea.severity,
      'presence', (select min(presence) from order_lines l, lateral (
          select presence from jsonb_to_recordset(l.allergens) as held (id integer, presence text) where held.id = a.id
          union all
          select presence from order_allergy_conflicts c
          where c.line_id = l.id and c.allergen_id = a.id and c.eater_id = e.id and c.gone_event_id is null) met
        where l.order_id = ${orderId} and (l.eater_id is null or l.eater_id = e.id)))
      order by ea.severity, a.position, a.id, e.is_client desc, e.id)
    from (select e.* from ${eatersOf(order)}) e join clients client on client.id = e.client_id
    join eater_allergens ea on ea.eater_id = e.id join allergens a on a.id = ea.allergen_id), '[]')`;
};

/** Who eats of the order, the client themselves first. */
export const eatersOfOrder = (order: string) =>
  sql<UnaskedEater[]>`coalesce((select json_agg(json_build_object('eaterId', e.id, 'eater', ${eaterName('e', 'client')})
      order by e.is_client desc, e.id)
    from (select e.* from ${eatersOf(order)}) e join clients client on client.id = e.client_id), '[]')`;

/** Who eats of the order and was not asked: what they react to is unknown. */
export const unaskedEatersOf = (order: string) =>
  sql<UnaskedEater[]>`coalesce((select json_agg(json_build_object('eaterId', e.id, 'eater', ${eaterName('e', 'client')})
      order by e.is_client desc, e.id)
    from (select e.* from ${eatersOf(order)}) e
    join clients client on client.id = e.client_id where not e.allergies_asked), '[]')`;
