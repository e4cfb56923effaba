import type { Trace } from '@traiteur/contract/kitchen/traces.ts';
import type { LocalDate } from '@traiteur/domain/dates/calendar.ts';
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

/** The kitchen has begun with it, whatever day it is. */
const begunStatuses = ['preparing', 'ready', 'delivering', 'delivered', 'failed'];

/**
 * For a statement: `portions`, of each order the dishes of a day that it has. What nobody ticked is asked of days
 * that have come and of orders that the kitchen has begun with. Day by day, each with its dishes in arrays: a dish has
 * lines of years, and nothing is known of how many servings there are when the statement is planned.
 */
export const portionsOf = (servings: readonly Serving[], date: LocalDate) => sql`
  servings as materialized (
    select * from jsonb_to_recordset(${JSON.stringify(servings)}::jsonb)
      as serving ("productId" integer, date date, lot text, "isSure" boolean)
  ), days as materialized (
    select date, array_agg("productId") as dishes, array_agg("productId") filter (where "isSure") as sure,
      array_agg("productId") filter (where "isSure" or lot is not null) as known
    from servings group by date
  ), portions as materialized (
    select o.id, o.client_id, o.status, o.delivery_date, l.product_id as "productId", days.date,
      coalesce(l.product_id = any(days.sure), false) as "isSure", l.quantity, l.name
    from days join orders o on (o.delivery_date = days.date and o.cooked_on is null or o.cooked_on = days.date)
    join order_lines l on l.order_id = o.id and l.product_id = any(days.dishes)
    where o.status <> 'cancelled' and (l.product_id = any(days.known) or days.date <= ${date}::date
      or o.status = any(${begunStatuses}::text[]))
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
      coalesce((select json_agg(json_build_object('productId', s."productId", 'name', ${bilingual('p.name')}, 'date', s.date, 'lot', s.lot,
          'isSure', s."isSure", 'orders', s.orders, 'portions', s.portions) order by s.date desc, p.name_fr collate "fr-x-icu", p.id)
        from (select "productId", date, "isSure", count(distinct id)::integer as orders, sum(quantity)::integer as portions,
            (select min(servings.lot) from servings where servings."productId" = portions."productId" and servings.date = portions.date) as lot
          from portions group by 1, 2, 3) s join products p on p.id = s."productId"), '[]') as servings,
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
