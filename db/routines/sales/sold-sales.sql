-- What each order brings to its days, written as `sale_of` writes it. A cancelled order brings nothing.
-- As text first: it takes half as long as to build jsonb from jsonb.
create view sold_sales as
select o.id as order_id, case when o.status = 'cancelled' then '{}' else
  json_build_object('days', d.days, 'taxes', t.taxes, 'lines', l.lines)::jsonb end as sale
from orders o
  left join (
    select order_id, json_agg((dated_by, date, zone_id, payment_status, category_id, orders, new_clients, gross, discount, delivery_fee, tax, total,
      refunded)::sales_days order by dated_by, category_id) as days
    from sold_days group by order_id) d on d.order_id = o.id
  left join (
    select order_id, json_agg((dated_by, date, zone_id, category_id, name, rate, base, amount)::sales_day_taxes
      order by dated_by, category_id, name, rate) as taxes
    from (
      select t.order_id, d.dated_by, d.date, s.zone_id, t.category_id, t.name, t.rate, sum(t.base) as base, sum(t.tax) as amount
      from sold_taxes t join sold_dates d on d.order_id = t.order_id join orders s on s.id = t.order_id group by 1, 2, 3, 4, 5, 6, 7) part
    group by order_id) t on t.order_id = o.id
  left join (
    select order_id, json_agg((dated_by, date, zone_id, category_id, product_id, size_id, quantity, gross, discount)::sales_day_lines
      order by dated_by, category_id, product_id, size_id) as lines
    from (
      select l.order_id, d.dated_by, d.date, s.zone_id, l.category_id, l.product_id, l.size_id, sum(l.quantity) as quantity, sum(l.gross) as gross,
        sum(l.discount) as discount
      from order_lines l join sold_dates d on d.order_id = l.order_id join orders s on s.id = l.order_id group by 1, 2, 3, 4, 5, 6, 7) part
    group by order_id) l on l.order_id = o.id;
