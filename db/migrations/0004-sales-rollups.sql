-- What was sold on a day, kept by the transactions that place and cancel orders: a report reads the days asked for, never the orders.

-- Days are those of the house's clock, whose zone is a setting: the house counts again when it starts with another one.
create table sales_clock (
  id integer primary key default 1 check (id = 1),
  time_zone text not null
);
insert into sales_clock (time_zone) values ('Europe/Paris');

-- A product that moves to another category leaves what it sold where it was sold.
alter table order_lines add column category_id integer constraint order_lines_category_id_fkey references categories;
update order_lines set category_id = products.category_id from products where products.id = product_id;
alter table order_lines alter column category_id set not null;

-- The first of a client's orders that stand. No reference: orders refer to clients already, and a circle cannot be written row by row.
alter table clients add column first_order_id integer;
update clients set first_order_id = first.id
from (select client_id, min(id) as id from orders where status <> 'cancelled' group by client_id) first
where first.client_id = clients.id;

-- A line with its part of the delivery fee, which follows the goods: largest remainders, as the domain shares an amount out.
create view sold_lines as
select order_id, position, zone_id, payment_status, category_id, product_id, size_id, quantity, gross, discount, tax_components, taxes, taxes_on_top,
  fee_share as delivery_fee, goods + fee_share as charged
from (
  select *, (fee_whole + case
    when row_number() over (partition by order_id order by fee_rest desc, position) <= fee - sum(fee_whole) over (partition by order_id)
    then 1 else 0 end)::integer as fee_share
  from (
    select *, fee * weight / weights as fee_whole, fee * weight % weights as fee_rest
    from (
      select *, sum(weight) over (partition by order_id)::bigint as weights
      from (
        select l.order_id, l.position, o.zone_id, o.payment_status, l.category_id, l.product_id, l.size_id, l.quantity, l.gross, l.discount,
          l.total as goods, l.tax_components, o.taxes, o.delivery_fee::bigint as fee,
          o.total <> o.subtotal - o.discount + o.delivery_fee as taxes_on_top,
          case when o.subtotal > o.discount then l.total when o.subtotal > 0 then l.gross else 1 end::bigint as weight
        from order_lines l join orders o on o.id = l.order_id
      ) line
    ) weighed
  ) whole
) shared;

-- The taxes of an order, shared out over the lines that they are on; `base` is what they are on, without any tax.
create view sold_taxes as
select order_id, position, category_id, name, rate, tax,
  (charged - case when taxes_on_top then 0 else sum(tax) over (partition by order_id, position) end)::integer as base
from (
  select *, (whole + case
    when row_number() over (partition by order_id, name, rate order by rest desc, position)
      <= amount - sum(whole) over (partition by order_id, name, rate)
    then 1 else 0 end)::integer as tax
  from (
    select *, coalesce(amount * charged / weights, 0) as whole, coalesce(amount * charged % weights, 0) as rest
    from (
      select l.order_id, l.position, l.category_id, c.name, c.rate, l.charged::bigint, l.taxes_on_top, t.amount::bigint as amount,
        nullif(sum(l.charged) over (partition by l.order_id, c.name, c.rate), 0)::bigint as weights
      from sold_lines l, jsonb_to_recordset(l.tax_components) as c (name text, rate integer),
        jsonb_to_recordset(l.taxes) as t (name text, rate integer, amount integer)
      where t.name = c.name and t.rate = c.rate
    ) weighed
  ) whole
) shared;

-- What each order brought, whole (category 0) and by category. With its taxes `total` is what the client pays.
create view sold_orders as
select id as order_id, zone_id, payment_status, 0 as category_id, subtotal as gross, discount, delivery_fee,
  (select coalesce(sum((tax ->> 'amount')::integer), 0) from jsonb_array_elements(taxes) as tax)::integer as tax, total
from orders
union all
select l.order_id, l.zone_id, l.payment_status, l.category_id, sum(l.gross)::integer, sum(l.discount)::integer,
  sum(l.delivery_fee)::integer, coalesce(sum(t.tax), 0)::integer,
  sum(l.charged + case when l.taxes_on_top then coalesce(t.tax, 0) else 0 end)::integer
from sold_lines l
left join (select order_id, position, sum(tax) as tax from sold_taxes group by order_id, position) t
  on t.order_id = l.order_id and t.position = l.position
group by l.order_id, l.zone_id, l.payment_status, l.category_id;

-- The two days of an order.
create view sold_dates as
select o.id as order_id, d.dated_by, d.date from orders o, sales_clock c,
  lateral (values ('order', (o.placed_at at time zone c.time_zone)::date), ('delivery', o.delivery_date)) as d (dated_by, date);

-- Room on each page: a day's rows are written again with every order of that day, and so stay where they are.
create table sales_days (
  dated_by text not null check (dated_by in ('order', 'delivery')),
  date date not null,
  zone_id integer not null,
  payment_status text not null,
  -- 0: the orders whole.
  category_id integer not null,
  orders integer not null,
  new_clients integer not null,
  gross bigint not null,
  discount bigint not null,
  delivery_fee bigint not null,
  tax bigint not null,
  total bigint not null,
  primary key (dated_by, date, zone_id, payment_status, category_id)
) with (fillfactor = 60);

create table sales_day_taxes (
  dated_by text not null,
  date date not null,
  zone_id integer not null,
  category_id integer not null,
  name text not null,
  rate integer not null,
  base bigint not null,
  amount bigint not null,
  primary key (dated_by, date, zone_id, category_id, name, rate)
) with (fillfactor = 60);

create table sales_day_lines (
  dated_by text not null,
  date date not null,
  zone_id integer not null,
  category_id integer not null,
  product_id integer not null,
  size_id integer not null,
  quantity integer not null,
  gross bigint not null,
  discount bigint not null,
  primary key (dated_by, date, zone_id, category_id, product_id, size_id)
) with (fillfactor = 60);

-- Adds an order to its days (times = 1) or takes it off them (-1). `new_client` says whether it is its client's first, `heir` is the order
-- that becomes it instead. Rows are locked table by table and in the order of their keys, so that two orders never deadlock.
create function book_sale(sold integer, times integer, new_client boolean, heir integer default null) returns void
language plpgsql as $$
begin
  insert into sales_days as kept
  select d.dated_by, d.date, s.zone_id, s.payment_status, s.category_id, sum(s.times), sum(s.new_clients), sum(s.times * s.gross),
    sum(s.times * s.discount), sum(s.times * s.delivery_fee), sum(s.times * s.tax), sum(s.times * s.total)
  from (
    select book_sale.times, case when new_client then book_sale.times else 0 end as new_clients, o.* from sold_orders o where order_id = sold
    union all
    select 0, 1, o.* from sold_orders o where order_id = heir
  ) s
  join sold_dates d on d.order_id = s.order_id and d.order_id in (sold, heir)
  group by 1, 2, 3, 4, 5 order by 1, 2, 3, 4, 5
  on conflict (dated_by, date, zone_id, payment_status, category_id) do update set
    orders = kept.orders + excluded.orders, new_clients = kept.new_clients + excluded.new_clients, gross = kept.gross + excluded.gross,
    discount = kept.discount + excluded.discount, delivery_fee = kept.delivery_fee + excluded.delivery_fee, tax = kept.tax + excluded.tax,
    total = kept.total + excluded.total;

  insert into sales_day_taxes as kept
  select d.dated_by, d.date, o.zone_id, t.category_id, t.name, t.rate, times * sum(t.base), times * sum(t.tax)
  from sold_taxes t join orders o on o.id = t.order_id join sold_dates d on d.order_id = t.order_id
  where t.order_id = sold and o.id = sold and d.order_id = sold
  group by 1, 2, 3, 4, 5, 6 order by 1, 2, 3, 4, 5, 6
  on conflict (dated_by, date, zone_id, category_id, name, rate) do update set
    base = kept.base + excluded.base, amount = kept.amount + excluded.amount;

  insert into sales_day_lines as kept
  select d.dated_by, d.date, o.zone_id, l.category_id, l.product_id, l.size_id, times * sum(l.quantity), times * sum(l.gross),
    times * sum(l.discount)
  from order_lines l join orders o on o.id = l.order_id join sold_dates d on d.order_id = l.order_id
  where l.order_id = sold and o.id = sold and d.order_id = sold
  group by 1, 2, 3, 4, 5, 6 order by 1, 2, 3, 4, 5, 6
  on conflict (dated_by, date, zone_id, category_id, product_id, size_id) do update set
    quantity = kept.quantity + excluded.quantity, gross = kept.gross + excluded.gross, discount = kept.discount + excluded.discount;
end $$;

-- Counts every day anew from the orders that stand, dated by the clock of that zone. Nobody places or cancels meanwhile.
create function recount_sales(zone text) returns void language plpgsql as $$
begin
  lock table orders in share row exclusive mode;
  update sales_clock set time_zone = zone;
  delete from sales_days;
  delete from sales_day_taxes;
  delete from sales_day_lines;

  insert into sales_days
  select d.dated_by, d.date, s.zone_id, s.payment_status, s.category_id, count(*), count(*) filter (where c.first_order_id = o.id),
    sum(s.gross), sum(s.discount), sum(s.delivery_fee), sum(s.tax), sum(s.total)
  from sold_orders s join orders o on o.id = s.order_id join clients c on c.id = o.client_id join sold_dates d on d.order_id = s.order_id
  where o.status <> 'cancelled' group by 1, 2, 3, 4, 5;

  insert into sales_day_taxes
  select d.dated_by, d.date, o.zone_id, t.category_id, t.name, t.rate, sum(t.base), sum(t.tax)
  from sold_taxes t join orders o on o.id = t.order_id join sold_dates d on d.order_id = t.order_id
  where o.status <> 'cancelled' group by 1, 2, 3, 4, 5, 6;

  insert into sales_day_lines
  select d.dated_by, d.date, o.zone_id, l.category_id, l.product_id, l.size_id, sum(l.quantity), sum(l.gross), sum(l.discount)
  from order_lines l join orders o on o.id = l.order_id join sold_dates d on d.order_id = l.order_id
  where o.status <> 'cancelled' group by 1, 2, 3, 4, 5, 6;
end $$;

select recount_sales('Europe/Paris');
