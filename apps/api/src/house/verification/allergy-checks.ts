import { standingStatuses } from '@traiteur/domain/orders/order-life.ts';
import { sql } from 'kysely';
import { eatsOf } from '../../database/rows/eater-name.ts';
import { type Check, differing } from './disagreements.ts';

const standing = sql`o.status = any(${standingStatuses}::text[])`;

export const allergyChecks: readonly Check[] = [
  {
    name: 'each line that meets an allergen of who may eat it has its conflict, and no other',
    disagreements: sql`
      select number as subject, concat('conflict of dish ', product_id, ' with allergen ', allergen_id, ' of eater ', eater_id) as what,
        coalesce(max(judged), 'none') as expected, coalesce(max(kept), 'none') as actual
      from (
        select o.number, l.id as line, l.product_id, e.id as eater_id, r.allergen_id, concat(r.severity, ' ', d.presence,
          case when r.severity = 'allergy' and d.presence = 'contains' then ', to be answered for' end) as judged, null as kept
        from orders o
        join order_lines l on l.order_id = o.id
        join eaters e on e.client_id = o.client_id and (l.eater_id is null or l.eater_id = e.id) and ${eatsOf('e', sql.ref('o.group_order_id'))}
        join eater_allergens r on r.eater_id = e.id
        join product_allergens d on d.product_id = l.product_id and d.allergen_id = r.allergen_id
        where ${standing}
        union all
        select o.number, l.id, l.product_id, c.eater_id, c.allergen_id, null,
          concat(c.severity, ' ', c.presence, case when c.must_override then ', to be answered for' end)
        from order_allergy_conflicts c join order_lines l on l.id = c.line_id join orders o on o.id = l.order_id
        where c.gone_event_id is null and ${standing}
      ) meeting
      group by number, line, product_id, eater_id, allergen_id
      having max(judged) is distinct from max(kept)`,
  },
  {
    name: 'an order says at a glance what its conflicts are',
    disagreements: differing(
      sql`number`,
      sql`(
        select o.number, a.alert, case when bool_or(c.must_override and c.by_name is null) then 'unanswered' when bool_or(c.must_override) then 'override'
          when count(c.line_id) > 0 then 'warning' end as worst
        from orders o
        join order_lines l on l.order_id = o.id
        left join order_allergy_conflicts c on c.line_id = l.id and c.gone_event_id is null
        left join order_allergy_alerts a on a.order_id = o.id
        where a.order_id is not null or c.line_id is not null
        group by o.id, a.order_id) as conflicts`,
      [{ what: 'alert', expected: sql`worst`, actual: sql`alert` }],
    ),
  },
];
