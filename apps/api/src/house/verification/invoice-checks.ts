import { sql } from 'kysely';
import { type Check, differing } from './disagreements.ts';

export const invoiceChecks: readonly Check[] = [
  {
    name: 'invoices and credit notes are numbered without a gap',
    disagreements: differing(
      sql`concat(s.kind, ' ', s.year)`,
      sql`(select kind, year from invoice_series union select kind, year from invoices) s
        left join invoice_series counter using (kind, year)
        left join (select kind, year, count(*) as count, min(sequence) as first, max(sequence) as last from invoices group by 1, 2) i
          using (kind, year)`,
      [
        { what: 'first number', expected: sql`1`, actual: sql`i.first` },
        { what: 'last number', expected: sql`i.count`, actual: sql`i.last` },
        { what: 'last number counted', expected: sql`i.last`, actual: sql`counter.last` },
      ],
    ),
  },
  {
    name: 'an invoice says what its lines, its taxes and what was given back add up to',
    disagreements: differing(
      sql`i.number`,
      sql`invoices i, lateral (select coalesce(sum(charged), 0) as charged
          from jsonb_to_recordset(i.document -> 'goods' -> 'lines') as line (charged integer)) l,
        lateral (select coalesce(sum(total), 0) as deducted
          from jsonb_to_recordset(i.document -> 'deductions') as deduction (total integer)) d,
        lateral (select coalesce(sum(amount), 0) as tax from jsonb_to_recordset(i.document -> 'taxes') as part (amount integer)) t`,
      [
        { what: 'total', expected: sql`l.charged - d.deducted`, actual: sql`i.total` },
        { what: 'total printed', expected: sql`i.total`, actual: sql`(i.document ->> 'total')::integer` },
        { what: 'net', expected: sql`i.total - t.tax`, actual: sql`(i.document ->> 'net')::integer` },
      ],
    ),
  },
  {
    name: 'a month’s invoice is that of its orders, and says what theirs add up to',
    disagreements: sql`
      select i.number as subject, 'orders' as what, (select string_agg(m.order_id::text, ' ' order by m.order_id)
          from monthly_invoice_orders m where m.invoice_id = i.id) as expected, (select string_agg(part.id::text, ' ' order by part.id)
          from jsonb_to_recordset(i.document -> 'orders') as part (id integer)) as actual
      from invoices i where i.month is not null and (select coalesce(array_agg(m.order_id order by m.order_id), '{}')
          from monthly_invoice_orders m where m.invoice_id = i.id) <> (select coalesce(array_agg(part.id order by part.id), '{}')
          from jsonb_to_recordset(i.document -> 'orders') as part (id integer))
      union all
      select i.number, 'total of its orders', i.total::text, (select sum(part.total) from jsonb_to_recordset(i.document -> 'orders')
          as part (total integer))::text
      from invoices i where i.month is not null
        and i.total <> (select sum(part.total) from jsonb_to_recordset(i.document -> 'orders') as part (total integer))`,
  },
  {
    name: 'what was paid of an invoice was spread over its orders',
    disagreements: differing(
      sql`concat('payment ', p.id)`,
      sql`invoice_payments p left join lateral (select sum(amount) as amount from payments part
        where part.invoice_payment_id = p.id) parts on true`,
      [{ what: 'spread', expected: sql`p.amount`, actual: sql`parts.amount` }],
    ),
  },
  {
    name: 'credit notes take no more than their invoice says, and no invoice is dated before the one before it',
    disagreements: sql`
      select i.number as subject, 'credited' as what, i.total::text as expected, sum(c.total)::text as actual
      from invoices i join invoices c on c.corrects = i.id group by i.id having sum(c.total) > i.total
      union all
      select number, 'day', before::text, given_on::text
      from (select number, given_on, lag(given_on) over (partition by kind, year order by sequence) as before from invoices) i
      where given_on < before`,
  },
];
