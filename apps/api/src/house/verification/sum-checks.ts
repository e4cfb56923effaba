import { sql } from 'kysely';
import { type Check, differing } from './disagreements.ts';

export const sumChecks: readonly Check[] = [
  {
    name: 'an order says what its lines add up to',
    disagreements: differing(
      sql`o.number`,
      sql`orders o left join (
        select order_id, sum(quantity) as items, sum(gross) as gross, sum(discount) as discount, sum(delivery_fee) as delivery_fee
        from order_lines group by order_id) l on l.order_id = o.id`,
      [
        { what: 'items', expected: sql`l.items`, actual: sql`o.items` },
        { what: 'subtotal', expected: sql`l.gross`, actual: sql`o.subtotal` },
        { what: 'discount', expected: sql`l.discount`, actual: sql`o.discount` },
        { what: 'delivery fee', expected: sql`l.delivery_fee`, actual: sql`o.delivery_fee` },
      ],
    ),
  },
  {
    name: 'a line says what its portions cost',
    disagreements: differing(sql`o.number`, sql`order_lines l join orders o on o.id = l.order_id`, [
      { what: 'gross of a line', expected: sql`l.unit_price::bigint * l.quantity`, actual: sql`l.gross` },
      { what: 'total of a line', expected: sql`l.gross - l.discount`, actual: sql`l.total` },
    ]),
  },
  {
    name: 'the total is goods less discount, and delivery, and taxes where prices do not hold them',
    disagreements: sql`
      select number as subject, 'total' as what, (subtotal - discount + delivery_fee)::text as expected, total::text as actual
      from orders where total not in (subtotal - discount + delivery_fee, subtotal - discount + delivery_fee + (
        select coalesce(sum(amount), 0) from jsonb_to_recordset(taxes) as part (amount integer)))`,
  },
  {
    name: 'the taxes of an order are those of its lines',
    disagreements: sql`
      select o.number as subject, concat('tax ', name, ' at ', rate) as what, expected::text, actual::text
      from (
        select order_id, name, rate, sum(of_lines) as expected, sum(of_order) as actual
        from (
          select order_id, part.name, part.rate, part.amount as of_lines, 0 as of_order
          from order_lines, jsonb_to_recordset(taxes) as part (name text, rate integer, amount integer)
          union all
          select id, part.name, part.rate, 0, part.amount from orders, jsonb_to_recordset(taxes) as part (name text, rate integer, amount integer)
        ) tax
        group by order_id, name, rate having sum(of_lines) <> sum(of_order)
      ) t join orders o on o.id = t.order_id`,
  },
  {
    // Rounded once for each rate of an order: at most half a cent each.
    name: 'a tax is its rate of what it is on',
    disagreements: sql`
      select number as subject, concat('tax ', name, ' at ', rate) as what, round(exact, 2)::text as expected, amount::text as actual
      from (
        select o.number, part.name, part.rate, sum(part.amount) as amount, count(distinct (l.tax_rate_id, rates.sum)) as roundings,
          sum((l.total + l.delivery_fee) * part.rate::numeric
            / (100000 + case when o.total = o.subtotal - o.discount + o.delivery_fee then rates.sum else 0 end)) as exact
        from order_lines l join orders o on o.id = l.order_id,
          lateral (select sum(rate) from jsonb_to_recordset(l.taxes) as part (rate integer)) as rates (sum),
          jsonb_to_recordset(l.taxes) as part (name text, rate integer, amount integer)
        group by o.id, part.name, part.rate
      ) tax
      where abs(amount - exact) > 0.501 * roundings`,
  },
  {
    name: 'nothing is less than nothing',
    disagreements: sql`
      select o.number as subject, pair.what, 'nought or more' as expected, pair.actual::text
      from orders o, lateral (values ('total', total), ('delivery fee', delivery_fee), ('discount', discount), ('goods', subtotal - discount))
        as pair (what, actual)
      where pair.actual < 0
      union all
      select o.number, 'total of a line', 'nought or more', l.total::text from order_lines l join orders o on o.id = l.order_id where l.total < 0`,
  },
];
