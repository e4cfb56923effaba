import type { Trace } from '@traiteur/contract/kitchen/traces.ts';
import type { LocalDate } from '@traiteur/domain/dates/calendar.ts';
import { begunStatuses } from '@traiteur/domain/orders/order-life.ts';
import { type Kysely, sql } from 'kysely';
import { bilingual } from '../../database/rows/bilingual.ts';
import type { Database } from '../../database/schema.ts';
import type { DishOnDay } from './trace-roots.ts';

/** A dish of a day. */
export interface Serving extends DishOnDay {
  /** Null: nobody ticked it. */
  lot: string | null;
  isSure: boolean;
}

const mostOrders = 500;

/** Of more days than these, orders are many and the lines of a dish few. */
const fewDays = 5;

/**
 * For a statement: `portions`, of each order the dishes of a day that it has. What nobody ticked is asked of days
 * that have come and of orders that the kitchen has begun with. Of a few days their orders are read, each with its
 * lines; of many the lines of the dishes, between the first and the last of the orders: a dish has lines of years, and
 * nothing is known of how many servings there are when the statement is planned.
 */
export function portionsOf(servings: readonly Serving[], date: LocalDate) {
  const isShort = new Set(servings.map((serving) => serving.date)).size <= fewDays;
  return sql`
  servings as materialized (
    select * from jsonb_to_recordset(${JSON.stringify(servings)}::jsonb)
      as serving ("productId" integer, date date, lot text, "isSure" boolean)
  ), days as materialized (
    select date, array_agg("productId") as dishes, array_agg("productId") filter (where "isSure") as sure,
      array_agg("productId") filter (where "isSure" or lot is not null) as known
    from servings group by date
  ), ${isShort ? linesOfOrders : linesOfDishes}, portions as materialized (
    select id, client_id, status, delivery_date, "productId", lines.date,
      coalesce("productId" = any(days.sure), false) as "isSure", quantity, name
    from lines join days on days.date = lines.date and "productId" = any(days.dishes)
    where status <> 'cancelled' and ("productId" = any(days.known) or days.date <= ${date}::date
      or status = any(${begunStatuses}::text[]))
  )`;
}

/** `offset 0` has the planner go by day and by order: a dish has lines of years. */
const linesOfOrders = sql`lines as (
    select o.id, o.client_id, o.status, o.delivery_date, l.product_id as "productId", days.date, l.quantity, l.name
    from days, lateral (
      select id, client_id, status, delivery_date from orders where delivery_date = days.date and cooked_on is null
      union all
      select id, client_id, status, delivery_date from orders where cooked_on = days.date
      offset 0
    ) o, lateral (
      select product_id, quantity, name from order_lines where order_id = o.id and product_id = any(days.dishes)
      offset 0
    ) l
  )`;

const linesOfDishes = sql`span as materialized (
    select min(id) as first, max(id) as last from (
      select id from orders where delivery_date between (select min(date) from days) and (select max(date) from days)
      union all
      select id from orders where cooked_on between (select min(date) from days) and (select max(date) from days)) o
  ), lines as (
    select o.id, o.client_id, o.status, o.delivery_date, l.product_id as "productId", coalesce(o.cooked_on, o.delivery_date) as date,
      l.quantity, l.name
    from order_lines l join orders o on o.id = l.order_id
    where l.product_id = any(array(select distinct "productId" from servings))
      and l.order_id between (select first from span) and (select last from span)
  )`;

type Answer = Pick<Trace, 'counts' | 'servings' | 'orders'>;

export async function tracedOrders(
  db: Kysely<Database>,
  servings: readonly Serving[],
  date: LocalDate,
): Promise<Answer> {
  const { rows } = await sql<Answer>`
    with ${portionsOf(servings, date)},
    found as materialized (
      select id, client_id, status, delivery_date, bool_or("isSure") as is_sure, sum(quantity)::integer as portions
      from portions group by id, client_id, status, delivery_date
    ), latest as materialized (
      select * from found order by delivery_date desc, id desc limit ${mostOrders}
    ), dishes as materialized (
      select id, json_agg(json_build_object('name', name, 'quantity', quantity)) as dishes
      from portions where id in (select id from latest) group by id
    )
    select
      (select json_build_object('orders', count(*), 'clients', count(distinct client_id), 'portions', coalesce(sum(portions), 0),
        'delivered', count(*) filter (where status = 'delivered'), 'possible', count(*) filter (where not is_sure)) from found) as counts,
      coalesce((select json_agg(json_build_object('productId', s."productId", 'name', ${bilingual('p.name')}, 'date', s.date, 'lot', lots.lot,
          'isSure', s."isSure", 'orders', s.orders, 'portions', s.portions) order by s.date desc, p.name_fr collate "fr-x-icu", p.id)
        from (select "productId", date, "isSure", count(distinct id)::integer as orders, sum(quantity)::integer as portions
          from portions group by 1, 2, 3) s
        join (select "productId", date, min(lot) as lot from servings group by 1, 2) lots using ("productId", date)
        join products p on p.id = s."productId"), '[]') as servings,
      coalesce((select json_agg(json_build_object('id', o.id, 'number', o.number, 'status', o.status, 'deliveryDate', o.delivery_date,
          'clientId', o.client_id, 'client', (o.client ->> 'firstName') || ' ' || (o.client ->> 'lastName'), 'email', c.email,
          'phone', coalesce(nullif(o.address ->> 'phone', ''), nullif(c.phone, ''), o.client ->> 'phone'),
          'isSure', f.is_sure, 'portions', f.portions,
          'dishes', dishes.dishes)
          order by f.delivery_date desc, o.slot_starts, o.id)
        from latest f join dishes on dishes.id = f.id join orders o on o.id = f.id join clients c on c.id = o.client_id), '[]') as orders`.execute(
    db,
  );
  const [answer] = rows;
  if (!answer) throw new Error('a statement without a from answers a row');
  return answer;
}
