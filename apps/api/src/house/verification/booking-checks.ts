import { sql } from 'kysely';
import { type Check, differing, differingSums } from './disagreements.ts';

export const bookingChecks: readonly Check[] = [
  {
    name: 'the portions that are taken are those of the orders',
    disagreements: differingSums(
      sql`concat('dish ', product_id, ' in size ', size_id, ' on ', delivery_date)`,
      ['product_id', 'size_id', 'delivery_date'],
      ['portions'],
      {
        expected: sql`select product_id, size_id, coalesce(cooked_on, delivery_date) as delivery_date, quantity as portions
          from order_lines l join orders o on o.id = l.order_id where o.status <> 'cancelled'`,
        actual: sql`select product_id, size_id, delivery_date, taken as portions from offer_bookings`,
      },
    ),
  },
  {
    name: 'the places that are taken are those of the orders',
    disagreements: differingSums(
      sql`concat('slot of schedule ', schedule_id, ' on ', delivery_date)`,
      ['schedule_id', 'delivery_date'],
      ['places'],
      {
        expected: sql`select schedule_id, delivery_date, 1 as places from orders where status <> 'cancelled'
          union all select schedule_id, delivery_date, 1 from group_orders where state = 'open'`,
        actual: sql`select schedule_id, delivery_date, taken as places from slot_bookings`,
      },
    ),
  },
  {
    name: 'the uses of a code are the orders that have it',
    disagreements: differingSums(
      sql`concat('code ', (select code from discount_codes where id = discount_code_id), ' for client ', client_id)`,
      ['discount_code_id', 'client_id'],
      ['uses'],
      {
        expected: sql`select discount_code_id, client_id, 1 as uses from orders where discount_code_id is not null and status <> 'cancelled'`,
        actual: sql`select discount_code_id, client_id, uses from discount_code_uses`,
      },
    ),
  },
  {
    name: 'the uses of a code are those of its clients',
    disagreements: differing(
      sql`concat('code ', c.code)`,
      sql`discount_codes c left join (select discount_code_id, sum(uses) as uses from discount_code_uses group by 1) u on u.discount_code_id = c.id`,
      [{ what: 'uses', expected: sql`coalesce(u.uses, 0)`, actual: sql`c.uses` }],
    ),
  },
  {
    name: 'what a code brought is that of the orders that have it',
    disagreements: differingSums(
      sql`concat('code ', (select code from discount_codes where id = discount_code_id))`,
      ['discount_code_id'],
      ['orders', 'revenue', 'discount'],
      {
        expected: sql`select discount_code_id, 1 as orders, total - credited as revenue, discount from orders
          where discount_code_id is not null and status <> 'cancelled'`,
        actual: sql`select discount_code_id, orders, revenue, discount from discount_code_sales`,
      },
    ),
  },
  {
    name: 'what a client has ordered is counted',
    disagreements: differing(
      sql`concat('client ', c.id)`,
      sql`clients c left join (select client_id, count(*) as orders, sum(total - credited) as amount, min(id) as first, max(placed_at) as last
        from orders where status <> 'cancelled' group by 1) o on o.client_id = c.id`,
      [
        { what: 'orders', expected: sql`coalesce(o.orders, 0)`, actual: sql`c.orders_count` },
        { what: 'amount', expected: sql`coalesce(o.amount, 0)`, actual: sql`c.orders_amount` },
        { what: 'first order', expected: sql`o.first`, actual: sql`c.first_order_id` },
        { what: 'last order', expected: sql`o.last`, actual: sql`c.last_order_at` },
      ],
    ),
  },
];
