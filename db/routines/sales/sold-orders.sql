-- What each order brought, whole (category 0) and by category. With its taxes `total` is what the client pays,
-- `refunded` what was taken off since; `tax` is what is left of the taxes then. `orders` is 0 for a category without a
-- line of the order now.
create view sold_orders as
select id as order_id, zone_id, payment_status, 0 as category_id, 1 as orders, subtotal as gross, discount, delivery_fee,
  (select coalesce(sum(amount), 0) from jsonb_to_recordset(taxes) as part (amount integer))::integer
    - (select coalesce(sum(tax), 0) from sold_refunds r where r.order_id = orders.id)::integer as tax, total, credited as refunded
from orders
union all
select part.order_id, o.zone_id, o.payment_status, category_id, max(part.orders), sum(part.gross)::integer, sum(part.discount)::integer,
  sum(part.delivery_fee)::integer, sum(part.tax)::integer, sum(part.total)::integer, sum(part.refunded)::integer
from (
  select order_id, category_id, 1 as orders, gross, discount, delivery_fee, tax, total, 0 as refunded from sold_lines
  union all
  select order_id, category_id, 0, 0, 0, 0, -tax, 0, refunded from sold_refunds
) part join orders o on o.id = part.order_id
group by part.order_id, o.zone_id, o.payment_status, category_id;
