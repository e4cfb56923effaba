import { sql } from 'kysely';
import { type Check, differingSums } from './disagreements.ts';

const day = ['dated_by', 'date', 'zone_id'] as const;
const ofDay = sql`'sales by ', dated_by, ' date on ', date, ' in zone ', zone_id`;

const standing = sql`orders o on o.status <> 'cancelled' and o.id`;
const dates = sql`sold_dates d on d.order_id`;

/** The sales of each day, beside those of its orders. */
export const salesChecks: readonly Check[] = [
  {
    name: 'the sales of a day are those of its orders',
    disagreements: differingSums(
      sql`concat(${ofDay}, ', ', payment_status, ', category ', category_id)`,
      [...day, 'payment_status', 'category_id'],
      ['orders', 'new_clients', 'gross', 'discount', 'delivery_fee', 'tax', 'total', 'refunded'],
      {
        expected: sql`
          select d.dated_by, d.date, s.zone_id, s.payment_status, s.category_id, s.orders, case when c.first_order_id = o.id then s.orders else 0 end as new_clients,
            s.gross, s.discount, s.delivery_fee, s.tax, s.total, s.refunded
          from sold_orders s join ${standing} = s.order_id join clients c on c.id = o.client_id join ${dates} = s.order_id`,
        actual: sql`select * from sales_days`,
      },
    ),
  },
  {
    name: 'the taxes of a day are those of its orders',
    disagreements: differingSums(
      sql`concat(${ofDay}, ', category ', category_id, ', ', name, ' at ', rate)`,
      [...day, 'category_id', 'name', 'rate'],
      ['base', 'amount'],
      {
        expected: sql`
          select d.dated_by, d.date, o.zone_id, t.category_id, t.name, t.rate, t.base, t.tax as amount
          from sold_taxes t join ${standing} = t.order_id join ${dates} = t.order_id`,
        actual: sql`select * from sales_day_taxes`,
      },
    ),
  },
  {
    name: 'the dishes sold on a day are those of its orders',
    disagreements: differingSums(
      sql`concat(${ofDay}, ', dish ', product_id, ' in size ', size_id)`,
      [...day, 'category_id', 'product_id', 'size_id'],
      ['quantity', 'gross', 'discount'],
      {
        expected: sql`
          select d.dated_by, d.date, o.zone_id, l.category_id, l.product_id, l.size_id, l.quantity, l.gross, l.discount
          from order_lines l join ${standing} = l.order_id join ${dates} = l.order_id`,
        actual: sql`select * from sales_day_lines`,
      },
    ),
  },
];
