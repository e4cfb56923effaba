import {
  nextStatus,
  type OrderAction,
  orderActions,
  orderLife,
  orderStatuses,
  type OrderStatus,
  standingStatuses,
} from '@traiteur/domain/orders/order-life.ts';
import { sql } from 'kysely';
import { type Check, differing } from './disagreements.ts';

const life = sql`(values ${sql.join([
  stepRow('placed', [], 'pending'),
  ...orderActions.map((action) => {
    const { event, to } = orderLife[action];
    return stepRow(event, originsOf(action), to);
  }),
])}) as step (event, origins, status)`;

function stepRow(event: string, origins: readonly OrderStatus[], status: OrderStatus) {
  return sql`(${event}::text, ${origins}::text[], ${status}::text)`;
}

/** An unanswered allergy allows the widest set of steps. */
function originsOf(action: OrderAction): OrderStatus[] {
  return orderStatuses.filter((status) => nextStatus(status, action, 'allergy') !== undefined);
}

const steps = sql`(
  select e.order_id, e.id, e.kind, step.origins, step.status,
    lag(step.status) over steps as origin, lead(e.id) over steps is null as is_last
  from order_events e join ${life} on step.event = e.kind
  where not exists (select from order_events undo where undo.undoes_id = e.id)
  window steps as (partition by e.order_id order by e.id)) as taken`;

export const lifeChecks: readonly Check[] = [
  {
    name: 'each step follows one that it may follow',
    disagreements: sql`
      select o.number as subject, concat('step ', kind) as what, coalesce(nullif(array_to_string(origins, ' or '), ''), 'the first') as expected,
        coalesce(origin, 'the first') as actual
      from ${steps} join orders o on o.id = taken.order_id
      where case when origin is null then origins <> '{}' else origin <> all(origins) end`,
  },
  {
    name: 'an order stands where its last step led',
    disagreements: differing(
      sql`o.number`,
      sql`orders o left join (select * from ${steps} where is_last) last_step on last_step.order_id = o.id`,
      [{ what: 'status', expected: sql`last_step.status`, actual: sql`o.status` }],
    ),
  },
  {
    name: 'each order can be reached',
    disagreements: sql`
      select o.number as subject, 'dishes' as what, 'one or more' as expected, 'none' as actual
      from orders o where not exists (select from order_lines l where l.order_id = o.id)
      union all
      select o.number, 'number', 'a year and a sequence', o.number from orders o where o.number !~ '^[0-9]{4}-[0-9]{6,}$'
      union all
      select o.number, 'client', 'a record', 'erased' from orders o join clients c on c.id = o.client_id
      where c.erased_at is not null and o.status = any(${standingStatuses}::text[])`,
  },
];
