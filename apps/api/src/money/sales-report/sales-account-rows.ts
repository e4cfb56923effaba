import type { LocalDate } from '@traiteur/domain/dates/calendar.ts';
import { addDays, momentOf } from '@traiteur/domain/dates/calendar.ts';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { ofGoods, ofOrders, type SalesFilter } from './sales-report-rows.ts';

/** Amounts in cents. */
interface SoldDay {
  date: LocalDate;
  orders: number;
  gross: number;
  discount: number;
  deliveryFee: number;
  total: number;
  refunds: number;
  tax: number;
  net: number;
}

export async function daysOf(db: Kysely<Database>, filter: SalesFilter): Promise<SoldDay[]> {
  const { rows } = await sql<SoldDay>`
    select date, sum(orders)::bigint as orders, sum(gross)::bigint as gross, sum(discount)::bigint as discount,
      sum(delivery_fee)::bigint as "deliveryFee", sum(total)::bigint as total, sum(refunded)::bigint as refunds, sum(tax)::bigint as tax,
      sum(total - refunded - tax)::bigint as net
    from sales_days where ${ofOrders(filter)} group by date having sum(orders) > 0 order by date`.execute(db);
  return rows;
}

/** `rate` in thousandths of a percent, `base` and `amount` in cents. */
export async function dayTaxesOf(db: Kysely<Database>, filter: SalesFilter) {
  const { rows } = await sql<{ date: LocalDate; name: string; rate: number; base: number; amount: number }>`
    select date, name, rate, sum(base)::bigint as base, sum(amount)::bigint as amount from sales_day_taxes
    where ${ofGoods(filter)} group by date, name, rate having sum(base) <> 0 order by rate, name, date`.execute(db);
  return rows;
}

/** Sums in cents of whole orders, even if the report is filtered by category. */
export async function codesOf(db: Kysely<Database>, { dateBy, period, zoneId }: SalesFilter, timeZone: string) {
  const { from, to } = period;
  const start = momentOf(from, '00:00', timeZone);
  const end = momentOf(addDays(to, 1), '00:00', timeZone);
  let orders = db.selectFrom('orders').where('status', '<>', 'cancelled').where('discount_code', 'is not', null);
  if (dateBy === 'order') orders = orders.where('placed_at', '>=', start).where('placed_at', '<', end);
  else orders = orders.where('delivery_date', '>=', from).where('delivery_date', '<=', to);
  if (zoneId !== undefined) orders = orders.where('zone_id', '=', zoneId);
  return orders
    .select([
      sql<string>`discount_code`.as('code'),
      sql<number>`count(*)`.as('orders'),
      sql<number>`sum(discount)::bigint`.as('discount'),
      sql<number>`sum(total)::bigint`.as('total'),
    ])
    .groupBy('discount_code')
    .orderBy('discount', 'desc')
    .orderBy('code')
    .execute();
}
