import type { ClientAllergy } from '@traiteur/contract/orders.ts';
import { sql } from 'kysely';
import { collated } from '../../database/rows/sorts.ts';
import { bilingual } from '../../database/rows/bilingual.ts';

/**
 * What an order's client reacts to, the gravest first, for a statement that reads `orders` by that alias.
 *
 * It is what the client declares now, no copy of the day of the order: what is told on the phone after it has to reach
 * the kitchen too. The dishes' allergens are those of the day, so that an allergy told since meets them all the same.
 */
export const clientAllergiesOf = (order: string) => {
  const orderId = sql.ref(`${order}.id`);
  const clientId = sql.ref(`${order}.client_id`);
  return sql<ClientAllergy[]>`coalesce((select json_agg(json_build_object('allergenId', a.id,
      'name', ${bilingual('a.name')}, 'severity', ca.severity,
      'presence', (select min(held.presence) from order_lines l,
          jsonb_to_recordset(l.allergens) as held (id integer, presence text)
        where l.order_id = ${orderId} and held.id = a.id))
      order by ca.severity, ${collated('a.name_fr')})
    from client_allergens ca join allergens a on a.id = ca.allergen_id
    where ca.client_id = ${clientId}), '[]')`;
};
