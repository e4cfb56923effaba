import { type RawBuilder, sql } from 'kysely';
import { type Check, differing, differingSums } from './disagreements.ts';

const day = ['dated_by', 'date', 'zone_id'] as const;
const ofDay = sql`'sales by ', dated_by, ' date on ', date, ' in zone ', zone_id`;

const sumsOf = (table: RawBuilder<unknown>, part: string) => ({
  expected: sql`select part.* from order_sales, jsonb_populate_recordset(null::${table}, sale -> ${sql.lit(part)}) as part`,
  actual: sql`select * from ${table}`,
});

export const salesChecks: readonly Check[] = [
  {
    name: 'what an order brings to its days is what it says',
    // By the views of what is sold: the function that writes a sale reads none of them.
    disagreements: differing(
      sql`o.number`,
      sql`orders o join sold_sales v on v.order_id = o.id left join order_sales s on s.order_id = o.id`,
      [{ what: 'sale', expected: sql`v.sale`, actual: sql`s.sale` }],
    ),
  },
  {
    name: 'the sales of a day are those of its orders',
    disagreements: differingSums(
      sql`concat(${ofDay}, ', ', payment_status, ', category ', category_id)`,
      [...day, 'payment_status', 'category_id'],
      ['orders', 'new_clients', 'gross', 'discount', 'delivery_fee', 'tax', 'total', 'refunded'],
      sumsOf(sql`sales_days`, 'days'),
    ),
  },
  {
    name: 'the taxes of a day are those of its orders',
    disagreements: differingSums(
      sql`concat(${ofDay}, ', category ', category_id, ', ', name, ' at ', rate)`,
      [...day, 'category_id', 'name', 'rate'],
      ['base', 'amount'],
      sumsOf(sql`sales_day_taxes`, 'taxes'),
    ),
  },
  {
    name: 'the dishes sold on a day are those of its orders',
    disagreements: differingSums(
      sql`concat(${ofDay}, ', dish ', product_id, ' in size ', size_id)`,
      [...day, 'category_id', 'product_id', 'size_id'],
      ['quantity', 'gross', 'discount'],
      sumsOf(sql`sales_day_lines`, 'lines'),
    ),
  },
  {
    name: 'the dishes sold in a month are those of its days',
    disagreements: differingSums(
      sql`concat('sales by ', dated_by, ' date in the month of ', month, ', dish ', product_id, ' in size ', size_id)`,
      ['dated_by', 'month', 'category_id', 'product_id', 'size_id'],
      ['quantity', 'gross', 'discount'],
      {
        expected: sql`select m.dated_by, m.month, l.category_id, l.product_id, l.size_id, l.quantity, l.gross, l.discount
          from sales_months m join sales_day_lines l on l.dated_by = m.dated_by and date_trunc('month', l.date) = m.month`,
        actual: sql`select * from sales_month_lines`,
      },
    ),
  },
];
