import type { Order } from '@traiteur/contract/orders/order-record.ts';
import { sql } from 'kysely';
import { jsonMoment } from '../../database/rows/json-moment.ts';

export const conflictsOf = (order: string) =>
  sql<
    Order['conflicts']
  >`coalesce((select json_agg(json_build_object('line', l.position, 'eaterId', c.eater_id, 'eater', c.eater_name, 'allergenId', c.allergen_id,
      'allergen', c.allergen_name, 'severity', c.severity, 'presence', c.presence, 'mustOverride', c.must_override,
      'reason', c.reason, 'answeredBy', c.by_name,
      'answeredAt', ${jsonMoment('c.at')},
      'foundAt', case when f.kind <> 'placed' then ${jsonMoment('f.at')} end, 'foundBy', case when f.kind <> 'placed' then f.by_name end)
      order by (c.must_override and c.at is null) desc, c.must_override desc, l.position, c.allergen_id, c.eater_id)
    from order_lines l join order_allergy_conflicts c on c.line_id = l.id and c.gone_event_id is null
    join order_events f on f.id = c.found_event_id
    where l.order_id = ${sql.ref(`${order}.id`)}), '[]')`;

/** A conflict with a new severity or presence shows as the new one alone. The event keeps those of removed dishes. */
export const conflictsOfEvent = (event: string) =>
  sql<
    Order['events'][number]['conflicts']
  >`case when ${sql.ref(`${event}.kind`)} = 'changed' then coalesce((${sql.ref(`${event}.changes`)} -> 'conflicts')::json, '[]')
    when ${sql.ref(`${event}.kind`)} in ('allergy_found', 'allergy_gone') then
    (select coalesce(json_agg(json_build_object('dish', l.name, 'eaterId', c.eater_id, 'eater', c.eater_name, 'allergenId', c.allergen_id, 'allergen', c.allergen_name,
        'severity', c.severity, 'presence', c.presence,
        'answeredBy', case when c.gone_event_id = ${sql.ref(`${event}.id`)} then c.by_name end,
        'reason', case when c.gone_event_id = ${sql.ref(`${event}.id`)} then c.reason else '' end)
        order by c.must_override desc, l.position, c.allergen_id), '[]'::json)
      from order_lines l join order_allergy_conflicts c on c.line_id = l.id
      where l.order_id = ${sql.ref(`${event}.order_id`)} and ${sql.ref(`${event}.id`)} =
        case ${sql.ref(`${event}.kind`)} when 'allergy_found' then c.found_event_id else c.gone_event_id end)
    else '[]'::json end`;
