-- Each line keeps its parts of the order's delivery fee and of its taxes, as pricing shared them out (packages/domain/src/pricing.ts), so that
-- nobody shares them out again: sales add them up, and a line can be given back later with just what it cost.
alter table order_lines
  add column delivery_fee integer not null default 0,
  -- [{ "name", "rate", "amount" }], each tax that the line bears.
  add column taxes jsonb not null default '[]';

-- Orders from before keep the parts that their sales were counted with.
update order_lines
set delivery_fee = part.delivery_fee, taxes = part.taxes
from (
  select l.order_id, l.position, l.delivery_fee, coalesce(
    jsonb_agg(jsonb_build_object('name', c.name, 'rate', c.rate, 'amount', coalesce(t.tax, 0)) order by c.place) filter (where c.place is not null),
    '[]') as taxes
  from sold_lines l
  left join lateral rows from (jsonb_to_recordset(l.tax_components) as (name text, rate integer)) with ordinality as c (name, rate, place) on true
  left join sold_taxes t on t.order_id = l.order_id and t.position = l.position and t.name = c.name and t.rate = c.rate
  group by l.order_id, l.position, l.delivery_fee
) part
where part.order_id = order_lines.order_id and part.position = order_lines.position;

drop view sold_orders;
drop view sold_taxes;
drop view sold_lines;
-- The line's taxes name them too.
alter table order_lines drop column tax_components, alter column delivery_fee drop default, alter column taxes drop default;

-- A line with what the client pays for it, its taxes included.
create view sold_lines as
select l.order_id, l.position, o.zone_id, o.payment_status, l.category_id, l.product_id, l.size_id, l.quantity, l.gross, l.discount, l.delivery_fee,
  l.taxes, t.tax, l.total + l.delivery_fee + case when o.total <> o.subtotal - o.discount + o.delivery_fee then t.tax else 0 end as total
from order_lines l join orders o on o.id = l.order_id,
  lateral (select coalesce(sum(amount), 0)::integer as tax from jsonb_to_recordset(l.taxes) as part (amount integer)) t;

-- The taxes of each line; `base` is what they are on, without any tax.
create view sold_taxes as
select l.order_id, l.position, l.category_id, part.name, part.rate, part.amount as tax, l.total - l.tax as base
from sold_lines l, jsonb_to_recordset(l.taxes) as part (name text, rate integer, amount integer);

-- What each order brought, whole (category 0) and by category. With its taxes `total` is what the client pays.
create view sold_orders as
select id as order_id, zone_id, payment_status, 0 as category_id, subtotal as gross, discount, delivery_fee,
  (select coalesce(sum(amount), 0) from jsonb_to_recordset(taxes) as part (amount integer))::integer as tax, total
from orders
union all
select order_id, zone_id, payment_status, category_id, sum(gross)::integer, sum(discount)::integer, sum(delivery_fee)::integer,
  sum(tax)::integer, sum(total)::integer
from sold_lines group by order_id, zone_id, payment_status, category_id;

-- What an order brings to its days, as rows of their tables, for book_sale to take off once the order has become another.
create function sale_of(sold integer, new_client boolean) returns jsonb language sql stable as $$
  select jsonb_build_object(
    'days', (
      select jsonb_agg(to_jsonb(s) || to_jsonb(d) || jsonb_build_object('orders', 1, 'new_clients', new_client::integer))
      from sold_orders s, sold_dates d where s.order_id = sold and d.order_id = sold),
    'taxes', (
      select jsonb_agg(to_jsonb(t) || to_jsonb(d) || jsonb_build_object('zone_id', o.zone_id, 'amount', t.tax))
      from sold_taxes t, sold_dates d, orders o where t.order_id = sold and d.order_id = sold and o.id = sold),
    'lines', (
      select jsonb_agg(to_jsonb(l) || to_jsonb(d) || jsonb_build_object('zone_id', o.zone_id))
      from order_lines l, sold_dates d, orders o where l.order_id = sold and d.order_id = sold and o.id = sold))
$$;

drop function book_sale;

-- Adds an order to its days (times = 1) or takes it off them (-1). `new_client` says whether it is its client's first, `heir` is the order
-- that becomes it instead, `before` what sale_of said of an order that has changed since, which is taken off in the same breath. Rows are
-- locked table by table and in the order of their keys, so that two orders never deadlock.
create function book_sale(sold integer, times integer, new_client boolean, heir integer default null, before jsonb default null) returns void
language plpgsql as $$
begin
  insert into sales_days as kept
  select dated_by, date, zone_id, payment_status, category_id, sum(orders), sum(new_clients), sum(gross), sum(discount), sum(delivery_fee),
    sum(tax), sum(total)
  from (
    select d.dated_by, d.date, s.zone_id, s.payment_status, s.category_id, times as orders, times * new_client::integer as new_clients,
      times * s.gross as gross, times * s.discount as discount, times * s.delivery_fee as delivery_fee, times * s.tax as tax, times * s.total as total
    from sold_orders s join sold_dates d on d.order_id = s.order_id where s.order_id = sold and d.order_id = sold
    union all
    select d.dated_by, d.date, s.zone_id, s.payment_status, s.category_id, 0, 1, 0, 0, 0, 0, 0
    from sold_orders s join sold_dates d on d.order_id = s.order_id where s.order_id = heir and d.order_id = heir
    union all
    select dated_by, date, zone_id, payment_status, category_id, -orders, -new_clients, -gross, -discount, -delivery_fee, -tax, -total
    from jsonb_populate_recordset(null::sales_days, before -> 'days')
  ) change
  group by 1, 2, 3, 4, 5 order by 1, 2, 3, 4, 5
  on conflict (dated_by, date, zone_id, payment_status, category_id) do update set
    orders = kept.orders + excluded.orders, new_clients = kept.new_clients + excluded.new_clients, gross = kept.gross + excluded.gross,
    discount = kept.discount + excluded.discount, delivery_fee = kept.delivery_fee + excluded.delivery_fee, tax = kept.tax + excluded.tax,
    total = kept.total + excluded.total;

  insert into sales_day_taxes as kept
  select dated_by, date, zone_id, category_id, name, rate, sum(base), sum(amount)
  from (
    select d.dated_by, d.date, o.zone_id, t.category_id, t.name, t.rate, times * t.base as base, times * t.tax as amount
    from sold_taxes t join orders o on o.id = t.order_id join sold_dates d on d.order_id = t.order_id
    where t.order_id = sold and o.id = sold and d.order_id = sold
    union all
    select dated_by, date, zone_id, category_id, name, rate, -base, -amount from jsonb_populate_recordset(null::sales_day_taxes, before -> 'taxes')
  ) change
  group by 1, 2, 3, 4, 5, 6 order by 1, 2, 3, 4, 5, 6
  on conflict (dated_by, date, zone_id, category_id, name, rate) do update set
    base = kept.base + excluded.base, amount = kept.amount + excluded.amount;

  insert into sales_day_lines as kept
  select dated_by, date, zone_id, category_id, product_id, size_id, sum(quantity), sum(gross), sum(discount)
  from (
    select d.dated_by, d.date, o.zone_id, l.category_id, l.product_id, l.size_id, times * l.quantity as quantity, times * l.gross as gross,
      times * l.discount as discount
    from order_lines l join orders o on o.id = l.order_id join sold_dates d on d.order_id = l.order_id
    where l.order_id = sold and o.id = sold and d.order_id = sold
    union all
    select dated_by, date, zone_id, category_id, product_id, size_id, -quantity, -gross, -discount
    from jsonb_populate_recordset(null::sales_day_lines, before -> 'lines')
  ) change
  group by 1, 2, 3, 4, 5, 6 order by 1, 2, 3, 4, 5, 6
  on conflict (dated_by, date, zone_id, category_id, product_id, size_id) do update set
    quantity = kept.quantity + excluded.quantity, gross = kept.gross + excluded.gross, discount = kept.discount + excluded.discount;
end $$;
