import { sql } from 'kysely';
import { type Check, differing } from './disagreements.ts';

export const paymentChecks: readonly Check[] = [
  {
    name: 'what was paid of an order and given back is what its payments add up to',
    disagreements: differing(
      sql`o.number`,
      sql`orders o left join (
        select order_id, sum(amount) filter (where kind = 'payment') as paid, sum(amount) filter (where kind = 'refund') as refunded,
          sum(credited) as credited
        from payments group by order_id) p on p.order_id = o.id`,
      [
        { what: 'paid', expected: sql`coalesce(p.paid, 0)`, actual: sql`o.paid` },
        { what: 'refunded', expected: sql`coalesce(p.refunded, 0)`, actual: sql`o.refunded` },
        { what: 'credited', expected: sql`coalesce(p.credited, 0)`, actual: sql`o.credited` },
      ],
    ),
  },
  {
    name: 'what a refund takes off the price is what it takes off the lines',
    disagreements: differing(
      sql`o.number`,
      sql`payments p join orders o on o.id = p.order_id left join (
        select payment_id, sum(amount + delivery_fee) as credited from refund_parts group by payment_id) r on r.payment_id = p.id`,
      [{ what: 'credited', expected: sql`coalesce(r.credited, 0)`, actual: sql`p.credited` }],
    ),
  },
  {
    name: 'a payment is taken back by its mirror image',
    disagreements: differing(
      sql`o.number`,
      sql`payments p join payments r on r.id = p.reverses join orders o on o.id = p.order_id`,
      [
        { what: 'order', expected: sql`r.order_id`, actual: sql`p.order_id` },
        { what: 'amount', expected: sql`-r.amount`, actual: sql`p.amount` },
        { what: 'kind', expected: sql`r.kind`, actual: sql`p.kind` },
        { what: 'method', expected: sql`r.method`, actual: sql`p.method` },
      ],
    ),
  },
  {
    name: 'what was paid online is a payment of the order, and each such payment was made online',
    disagreements: differing(
      sql`coalesce(o.number, 'of a group order')`,
      sql`(select * from payments where provider = 'stripe' and kind = 'payment') p
        full join (select * from online_payment_parts where state = 'paid') s on s.payment_id = p.id
        left join orders o on o.id = coalesce(p.order_id, s.order_id)`,
      [
        { what: 'paid online', expected: sql`s.amount`, actual: sql`p.amount` },
        { what: 'order', expected: sql`s.order_id`, actual: sql`p.order_id` },
      ],
    ),
  },
  {
    name: 'what goes back online is a refund of the order, taken back where it failed',
    disagreements: differing(
      sql`coalesce(o.number, 'of a group order')`,
      sql`(select * from payments where provider = 'stripe' and kind = 'refund' and reverses is null) p
        full join online_refunds s on s.payment_id = p.id
        left join payments m on m.id = s.payment_id
        left join online_payment_parts of on of.online_payment_id = s.online_payment_id and of.order_id is not distinct from m.order_id
        left join payments r on r.reverses = p.id
        left join orders o on o.id = m.order_id or o.id = p.order_id`,
      [
        { what: 'refunded online', expected: sql`s.amount`, actual: sql`p.amount` },
        { what: 'order', expected: sql`of.order_id`, actual: sql`p.order_id` },
        { what: 'taken back', expected: sql`s.state = 'failed'`, actual: sql`r.id is not null` },
      ],
    ),
  },
  {
    name: 'no online payment gives back more of an order than it brought of it',
    disagreements: differing(
      sql`coalesce(o.number, 'of a group order')`,
      sql`online_payment_parts p left join orders o on o.id = p.order_id join (
        select online_payment_id, m.order_id, sum(s.amount) as amount from online_refunds s join payments m on m.id = s.payment_id
        where state <> 'failed' group by 1, 2) r on r.online_payment_id = p.online_payment_id and r.order_id is not distinct from p.order_id`,
      [{ what: 'refunded online', expected: sql`least(p.amount, r.amount)`, actual: sql`r.amount` }],
    ),
  },
];
