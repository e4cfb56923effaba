import type { OrdersOfDish } from '@traiteur/contract/catalogue/menu-plans.ts';
import type { LocalDate } from '@traiteur/domain/dates/calendar.ts';
import { standingStatuses } from '@traiteur/domain/orders/order-life.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Reading } from '../../core/acting.ts';
import { bilingual } from '../../database/rows/bilingual.ts';
import { type Planning, planOf, startOf } from './menu-plan-rows.ts';
import { offeredOn, offeredWith } from './offered-on.ts';

/** A plan that is published later counts as the date's, so that what was agreed to is not asked twice. */
export async function ordersOffMenu(
  services: Planning,
  date: LocalDate,
  /** Undefined: the date follows its weekday again. */
  choiceIds: readonly number[] | undefined,
): Promise<OrdersOfDish[]> {
  const { publishedOn } = await planOf(services, date);
  const { clock, house } = services;
  const from = new Date(Math.max(clock().getTime(), publishedOn ? startOf(publishedOn, house).getTime() : 0));
  const isLost = sql<boolean>`${offeredOn(date, from)} and not ${offeredWith(date, choiceIds)}`;
  return dishesOrdered(services, date, isLost);
}

async function dishesOrdered(
  { db }: Pick<Reading, 'db'>,
  date: LocalDate,
  condition: RawBuilder<boolean>,
): Promise<OrdersOfDish[]> {
  const { rows } = await sql<OrdersOfDish>`
    select p.id, ${bilingual('p.name')} as name, json_agg(json_build_object('id', o.id, 'number', o.number,
      'client', (o.client ->> 'firstName') || ' ' || (o.client ->> 'lastName'), 'portions', line.portions)
      order by o.number) as orders
    from orders o
    join lateral (
      select product_id, sum(quantity)::integer as portions from order_lines where order_id = o.id group by product_id
    ) line on true
    join products p on p.id = line.product_id
    where o.delivery_date = ${date}::date and o.status = any(${standingStatuses}::text[]) and ${condition}
    group by p.id order by p.name_fr collate "fr-x-icu", p.id`.execute(db);
  return rows;
}
