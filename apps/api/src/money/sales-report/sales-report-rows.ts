import type { SalesFigures, SalesGroup, SalesReport } from '@traiteur/contract/money/sales-report.ts';
import type { PaymentStatus } from '@traiteur/domain/money/payment-status.ts';
import type { Period, SaleDate } from '@traiteur/domain/money/sales-period.ts';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { bilingual } from '../../database/rows/bilingual.ts';
import { inFrenchOrder } from '../../database/rows/sorts.ts';

export interface SalesFilter {
  dateBy: SaleDate;
  period: Period;
  zoneId?: number | undefined;
  categoryId?: number | undefined;
}

const ofDays = ({ dateBy, period: { from, to }, zoneId }: SalesFilter): RawBuilder<boolean> =>
  sql`dated_by = ${dateBy} and date between ${from}::date and ${to}::date
    and ${zoneId === undefined ? sql`true` : sql`zone_id = ${zoneId}`}`;

/** Rows about goods: one for each category. */
export const ofGoods = (filter: SalesFilter): RawBuilder<boolean> =>
  sql`${ofDays(filter)} and ${filter.categoryId === undefined ? sql`true` : sql`category_id = ${filter.categoryId}`}`;

/** Rows about orders: category 0 holds whole orders. */
export const ofOrders = (filter: SalesFilter): RawBuilder<boolean> =>
  sql`${ofDays(filter)} and category_id = ${filter.categoryId ?? 0}`;

export async function figuresOf(db: Kysely<Database>, filter: SalesFilter): Promise<SalesFigures> {
  const { rows } = await sql<Omit<SalesFigures, 'taxes'>>`
    select orders, new_clients as "newClients", gross, discount, delivery_fee as "deliveryFee", total, refunds, tax, total - refunds - tax as net,
      round(total::numeric / nullif(orders, 0))::bigint as "averageBasket"
    from (
      select coalesce(sum(orders), 0)::bigint as orders, coalesce(sum(new_clients), 0)::bigint as new_clients,
        coalesce(sum(gross), 0)::bigint as gross, coalesce(sum(discount), 0)::bigint as discount,
        coalesce(sum(delivery_fee), 0)::bigint as delivery_fee, coalesce(sum(tax), 0)::bigint as tax,
        coalesce(sum(total), 0)::bigint as total, coalesce(sum(refunded), 0)::bigint as refunds
      from sales_days where ${ofOrders(filter)}) sums`.execute(db);
  const [figures] = rows;
  if (!figures) throw new Error('an aggregate without groups answers one row');
  return { ...figures, taxes: await taxesOf(db, filter) };
}

async function taxesOf(db: Kysely<Database>, filter: SalesFilter): Promise<SalesFigures['taxes']> {
  const { rows } = await sql<SalesFigures['taxes'][number]>`
    select name, rate, sum(base)::bigint as base, sum(amount)::bigint as amount from sales_day_taxes
    where ${ofGoods(filter)} group by name, rate having sum(base) <> 0 order by rate, name`.execute(db);
  return rows;
}

/**
 * Sums by day, week or month, beside those of the same place in the period before. Where that period is longer, its
 * last days count in the last week or month; by day they are left out.
 */
export async function groupsOf(
  db: Kysely<Database>,
  filter: SalesFilter,
  earlierFilter: SalesFilter,
  group: SalesGroup,
): Promise<SalesReport['groups']> {
  const { from, to } = filter.period;
  const placeOfDay = sql`date - ${earlierFilter.period.from}::date`;
  const place = group === 'day' ? placeOfDay : sql`least(${placeOfDay}, ${to}::date - ${from}::date)`;
  const { rows } = await sql<SalesReport['groups'][number]>`
    with days as (
      select ${from}::date + n as day, date_trunc(${group}, (${from}::date + n)::timestamp) as part
      from generate_series(0, ${to}::date - ${from}::date) as n),
    now as (${sumsByDay(filter)}), before as (
      select ${place} as place, sum(orders) as orders, sum(total) as total, sum(net) as net from (${sumsByDay(earlierFilter)}) days group by 1)
    select min(day) as from, max(day) as to, ${sumsOf('now')} as now, ${sumsOf('before')} as before
    from days left join now on now.date = day left join before on before.place = day - ${from}::date
    group by part order by part`.execute(db);
  return rows;
}

const sumsByDay = (filter: SalesFilter) => sql`
  select date, sum(orders) as orders, sum(total) as total, sum(total - refunded - tax) as net from sales_days
  where ${ofOrders(filter)} group by date`;

const sumsOf = (name: 'now' | 'before') => {
  const sum = (column: string) => sql`coalesce(sum(${sql.ref(`${name}.${column}`)}), 0)`;
  return sql`json_build_object('orders', ${sum('orders')}, 'total', ${sum('total')}, 'net', ${sum('net')})`;
};

const goodsSums = sql`sum(quantity)::bigint as quantity, sum(gross)::bigint as gross, sum(discount)::bigint as discount,
  sum(gross - discount)::bigint as goods`;
const orderSums = sql`sum(orders)::bigint as orders, sum(total)::bigint as total, sum(total - refunded - tax)::bigint as net`;
const nameOf = (table: string) => sql`${bilingual(`${table}.name`)} as name`;

type Goods = Pick<SalesReport, 'products' | 'sizes' | 'categories'>;

/** The lines are read once for all three: days hold one for each dish and zone, months one for each dish. */
export async function goodsOf(db: Kysely<Database>, filter: SalesFilter): Promise<Goods> {
  const soldBy = (key: 'product_id' | 'size_id' | 'category_id') =>
    sql`(select ${sql.ref(key)}, ${goodsSums} from sold group by 1 having sum(quantity) > 0) s`;
  const goods = sql`'quantity', quantity, 'gross', gross, 'discount', discount, 'goods', goods`;
  const { rows } = await sql<Goods>`
    with sold as materialized (
      select category_id, product_id, size_id, sum(quantity) as quantity, sum(gross) as gross, sum(discount) as discount
      from (${filter.zoneId === undefined ? linesByMonth(filter) : sql`select * from sales_day_lines where ${ofGoods(filter)}`}) line
      group by 1, 2, 3)
    select (
      select coalesce(json_agg(json_build_object('id', p.id, 'name', ${bilingual('p.name')}, ${goods})
        order by goods desc, ${inFrenchOrder('p.name_fr')}, p.id), '[]')
      from ${soldBy('product_id')} join products p on p.id = product_id) as products, (
      select coalesce(json_agg(json_build_object('id', z.id, 'name', ${bilingual('z.name')}, ${goods}) order by z.position, z.id), '[]')
      from ${soldBy('size_id')} join sizes z on z.id = size_id) as sizes, (
      select coalesce(json_agg(json_build_object('id', c.id, 'name', ${bilingual('c.name')}, 'orders', orders, ${goods})
        order by c.position, c.id), '[]')
      from ${soldBy('category_id')}
      join (select category_id, sum(orders)::bigint as orders from sales_days where ${ofGoods(filter)} group by 1) o using (category_id)
      join categories c on c.id = category_id) as categories`.execute(db);
  const [lists] = rows;
  if (!lists) throw new Error('a selection of aggregates answers one row');
  return lists;
}

/** Sums of months that are summed and asked for whole, days of others; month by month, however many there are. */
const linesByMonth = ({ dateBy, period: { from, to }, categoryId }: SalesFilter) => {
  const ofCategory = categoryId === undefined ? sql`true` : sql`category_id = ${categoryId}`;
  const columns = sql`category_id, product_id, size_id, quantity, gross, discount`;
  return sql`
    select line.* from (
      select part.month::date as month, (part.month + interval '1 month')::date as next, m.month is not null as is_summed
      from generate_series(date_trunc('month', ${from}::timestamp), ${to}::timestamp, interval '1 month') as part (month)
      left join sales_months m on m.dated_by = ${dateBy} and m.month = part.month::date
        and m.month >= ${from}::date and (m.month + interval '1 month')::date <= ${to}::date + 1
    ) part, lateral (
      select ${columns} from sales_month_lines
      where part.is_summed and dated_by = ${dateBy} and month = part.month and ${ofCategory}
      union all
      select ${columns} from sales_day_lines
      where not part.is_summed and dated_by = ${dateBy} and date >= greatest(part.month, ${from}::date)
        and date <= least(part.next - 1, ${to}::date) and ${ofCategory}
    ) line`;
};

export async function zonesOf(db: Kysely<Database>, filter: SalesFilter): Promise<SalesReport['zones']> {
  const { rows } = await sql<SalesReport['zones'][number]>`
    select z.id, ${nameOf('z')}, orders, total, net
    from (select zone_id, ${orderSums} from sales_days where ${ofOrders(filter)} group by 1 having sum(orders) > 0) s
    join delivery_zones z on z.id = zone_id order by total desc, z.id`.execute(db);
  return rows;
}

export async function paymentsOf(db: Kysely<Database>, filter: SalesFilter): Promise<SalesReport['payments']> {
  const { rows } = await sql<{ status: PaymentStatus } & SalesReport['payments'][number]>`
    select payment_status as status, ${orderSums} from sales_days where ${ofOrders(filter)}
    group by payment_status having sum(orders) > 0 order by total desc, payment_status`.execute(db);
  return rows;
}
