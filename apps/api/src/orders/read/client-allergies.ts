import type { ClientAllergy } from '@traiteur/contract/orders/order-record.ts';
import { sql } from 'kysely';
import { inFrenchOrder } from '../../database/rows/sorts.ts';
import { bilingual } from '../../database/rows/bilingual.ts';

/**
 * What an order's client reacts to, the gravest first, for a statement that reads `orders` by that alias.
 *
 * It is what the client declares now, no copy of the day of the order: what is told on the phone after it has to reach
 * the kitchen too. It meets what the dishes held on the day of the order, and what is known of them since by its conflicts.
 */
export const clientAllergiesOf = (order: string) => {
  const orderId = sql.ref(`${order}.id`);
  const clientId = sql.ref(`${order}.client_id`);
  return sql<ClientAllergy[]>`coalesce((select json_agg(json_build_object('allergenId', a.id,
      'name', ${bilingual('a.name')}, 'severity', ca.severity,
      'presence', (select min(presence) from order_lines l, lateral (
          select presence from jsonb_to_recordset(l.allergens) as held (id integer, presence text) where held.id = a.id
          union all
          select presence from order_allergy_conflicts c
          where c.line_id = l.id and c.allergen_id = a.id and c.gone_event_id is null) met
        where l.order_id = ${orderId}))
      order by ca.severity, ${inFrenchOrder('a.name_fr')})
    from client_allergens ca join allergens a on a.id = ca.allergen_id
    where ca.client_id = ${clientId}), '[]')`;
};

/** Whether anybody asked an order's client for allergies, for a statement that reads `orders` by that alias. */
export const allergiesAskedOf = (order: string) =>
  sql<boolean>`(select allergies_asked from clients where clients.id = ${sql.ref(`${order}.client_id`)})`;
