import type { ClientAllergy } from '@traiteur/contract/orders/order-record.ts';
import { sql } from 'kysely';
import { inFrenchOrder } from '../../database/rows/sorts.ts';
import { bilingual } from '../../database/rows/bilingual.ts';

/**
 * As declared now, the gravest first: what the client says after ordering must reach the kitchen too. `presence` comes
 * from the dishes on the day of the order, and from the conflicts found since.
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

export const allergiesAskedOf = (order: string) =>
  sql<boolean>`(select allergies_asked from clients where clients.id = ${sql.ref(`${order}.client_id`)})`;
