-- What each order brings to the days of sales, so that a day follows from what its orders brought before and bring now.
create table order_sales (
  order_id integer primary key constraint order_sales_order_id_fkey references orders on delete cascade,
  -- { "days": […], "taxes": […], "lines": […] }, rows of sales_days, sales_day_taxes and sales_day_lines; {} where it brings nothing.
  sale jsonb not null default '{}'
);

-- As the days of now were counted.
insert into order_sales (order_id, sale)
select placed.id, case when placed.status = 'cancelled' then '{}' else jsonb_build_object(
    'days', (
      select jsonb_agg(to_jsonb(day) order by dated_by, category_id)
      from (
        select d.dated_by, d.date, s.zone_id, s.payment_status, s.category_id, s.orders, s.orders * new_client::integer as new_clients,
          s.gross, s.discount, s.delivery_fee, s.tax, s.total, s.refunded
        from sold_orders s, sold_dates d where s.order_id = placed.id and d.order_id = placed.id
      ) day),
    'taxes', (
      select jsonb_agg(to_jsonb(part) order by dated_by, category_id, name, rate)
      from (
        select d.dated_by, d.date, o.zone_id, t.category_id, t.name, t.rate, sum(t.base) as base, sum(t.tax) as amount
        from sold_taxes t, sold_dates d, orders o where t.order_id = placed.id and d.order_id = placed.id and o.id = placed.id
        group by 1, 2, 3, 4, 5, 6
      ) part),
    'lines', (
      select jsonb_agg(to_jsonb(line) order by dated_by, category_id, product_id, size_id)
      from (
        select d.dated_by, d.date, o.zone_id, l.category_id, l.product_id, l.size_id, sum(l.quantity) as quantity, sum(l.gross) as gross,
          sum(l.discount) as discount
        from order_lines l, sold_dates d, orders o where l.order_id = placed.id and d.order_id = placed.id and o.id = placed.id
        group by 1, 2, 3, 4, 5, 6
      ) line)) end
from orders placed join clients c on c.id = placed.client_id, lateral (select c.first_order_id is not distinct from placed.id as new_client) first;

drop function if exists book_sale(integer, integer, boolean, integer, jsonb);
drop function if exists sale_of(integer, boolean);

-- When a client last ordered is asked of the orders that stand, as how many they are is.
update clients set last_order_at = standing.last
from (
  select c.id, max(o.placed_at) as last from clients c left join orders o on o.client_id = c.id and o.status <> 'cancelled'
  where c.last_order_at is not null group by c.id
) standing
where standing.id = clients.id and last_order_at is distinct from standing.last;
