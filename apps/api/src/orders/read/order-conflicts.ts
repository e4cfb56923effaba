import type { Order } from '@traiteur/contract/orders.ts';
import { sql } from 'kysely';

/** An order's allergy conflicts, the gravest first, for a statement that reads `orders` by that alias. */
export const conflictsOf = (order: string) =>
  sql<Order['conflicts']>`coalesce((select json_agg(json_build_object('line', l.position, 'allergenId', c.allergen_id,
      'allergen', c.allergen_name, 'severity', c.severity, 'presence', c.presence, 'mustOverride', c.must_override,
      'reason', c.reason, 'answeredBy', c.by_name,
      'answeredAt', to_char(c.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"'))
      order by c.must_override desc, l.position, c.allergen_id)
    from order_lines l join order_allergy_conflicts c on c.line_id = l.id
    where l.order_id = ${sql.ref(`${order}.id`)}), '[]')`;
