-- What clients pay and what they are given back, each as a row that stays: what was noted by mistake is reversed by another row.
create table payments (
  id integer generated always as identity primary key,
  order_id integer not null constraint payments_order_id_fkey references orders on delete cascade,
  -- What tells of it in the order's timeline; null of what was paid before there was one.
  event_id bigint constraint payments_event_id_fkey references order_events on delete cascade,
  kind text not null check (kind in ('payment', 'refund')),
  provider text not null check (provider in ('manual')),
  method text not null check (method in ('cash', 'card_terminal', 'transfer', 'cheque', 'meal_voucher', 'on_delivery', 'unrecorded')),
  -- In cents; below zero where it reverses another row.
  amount integer not null check (amount <> 0),
  -- What a refund takes off the price; the rest of it gives back what was paid beyond the price.
  credited integer not null default 0 check (credited = 0 or kind = 'refund'),
  reverses integer constraint payments_reverses_key unique constraint payments_reverses_fkey references payments,
  at timestamptz not null,
  by_id integer constraint payments_by_id_fkey references administrators on delete set null,
  by_name text not null,
  note text not null default '',
  constraint payments_sign_check check ((reverses is null) = (amount > 0))
);
create index payments_order_id_idx on payments (order_id, id);
create index payments_event_id_idx on payments (event_id);
create index payments_by_id_idx on payments (by_id, at);

-- What a refund takes off the price, line by line, so that a credit note and the sales need not share it out again.
create table refund_parts (
  payment_id integer not null constraint refund_parts_payment_id_fkey references payments on delete cascade,
  position smallint not null,
  -- No reference: an order that is changed later may lose the line.
  line_id integer not null,
  category_id integer not null,
  name jsonb not null,
  size_name jsonb not null,
  -- Portions given back; 0 where a part of the price is.
  quantity integer not null,
  -- Of the dish and of the line's part of the delivery fee, in cents with the taxes in them: [{ "name", "rate", "amount" }].
  amount integer not null,
  delivery_fee integer not null,
  taxes jsonb not null,
  primary key (payment_id, position)
);

alter table orders
  add column paid integer not null default 0,
  add column refunded integer not null default 0,
  add column credited integer not null default 0;

update orders set paid = total where payment_status <> 'unpaid' and total > 0;
update orders set refunded = paid, credited = case when status = 'cancelled' then 0 else paid end where payment_status = 'refunded';

insert into payments (order_id, kind, provider, method, amount, at, by_name)
select id, 'payment', 'manual', 'unrecorded', paid, placed_at, '' from orders where paid > 0 order by id;
insert into payments (order_id, kind, provider, method, amount, credited, at, by_name)
select id, 'refund', 'manual', 'unrecorded', refunded, credited, updated_at, '' from orders where refunded > 0 order by id;

drop view sold_orders;
drop view sold_taxes;
drop view sold_lines;

-- A line with what the client pays for it, its taxes included. `tax_on_top` is what they add to the price.
create view sold_lines as
select l.order_id, l.id as line_id, l.position, l.category_id, l.name, l.size_name, l.quantity, l.gross, l.discount, l.total as goods,
  l.delivery_fee, l.taxes, t.tax, t.on_top as tax_on_top, l.total + l.delivery_fee + t.on_top as total
from order_lines l join orders o on o.id = l.order_id, lateral (
  select tax, case when o.total <> o.subtotal - o.discount + o.delivery_fee then tax else 0 end as on_top
  from (select coalesce(sum(amount), 0)::integer as tax from jsonb_to_recordset(l.taxes) as part (amount integer)) sum) t;

insert into refund_parts (payment_id, position, line_id, category_id, name, size_name, quantity, amount, delivery_fee, taxes)
select p.id, l.position, l.line_id, l.category_id, l.name, l.size_name, l.quantity, l.total - l.delivery_fee, l.delivery_fee, l.taxes
from payments p join sold_lines l on l.order_id = p.order_id where p.credited > 0;

-- Both follow from the amounts, as packages/domain/src/money/payment-status.ts says.
alter table orders
  drop column payment_status,
  add column payment_status text not null generated always as (case
    when credited = 0 and paid - refunded >= total then 'paid'
    when refunded > 0 then case when refunded >= paid then 'refunded' else 'partially_refunded' end
    when paid > 0 then 'partly_paid'
    else 'unpaid' end) stored,
  add column due integer not null generated always as (case
    when status = 'cancelled' then 0 else greatest(0, greatest(0, total - credited) - paid + refunded) end) stored,
  add constraint orders_refunded_check check (refunded between 0 and paid),
  add constraint orders_credited_check check (credited between 0 and refunded);
-- What was delivered and is still to be paid is told of each morning, and what a client owes wherever they are looked at.
create index orders_delivered_unpaid_idx on orders (delivery_date, id) where status = 'delivered' and due > 0;
create index orders_owed_idx on orders (client_id) where due > 0;

-- What refunds took off the price, line by line.
create view sold_refunds as
select p.order_id, r.category_id, r.amount + r.delivery_fee as refunded, r.taxes,
  (select coalesce(sum(amount), 0) from jsonb_to_recordset(r.taxes) as part (amount integer))::integer as tax
from refund_parts r join payments p on p.id = r.payment_id;

-- The taxes of each line and of what was given back of it; `base` is what they are on, without any tax.
create view sold_taxes as
select l.order_id, l.category_id, part.name, part.rate, part.amount as tax, l.total - l.tax as base
from sold_lines l, jsonb_to_recordset(l.taxes) as part (name text, rate integer, amount integer)
union all
select r.order_id, r.category_id, part.name, part.rate, -part.amount, r.tax - r.refunded
from sold_refunds r, jsonb_to_recordset(r.taxes) as part (name text, rate integer, amount integer);

-- What each order brought, whole (category 0) and by category. With its taxes `total` is what the client pays, `refunded` what was taken off
-- that since; `tax` is what is left of the taxes then. `orders` is 0 of a category that the order no longer has a line of.
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

alter table sales_days add column refunded bigint not null default 0;
alter table sales_days alter column refunded drop default;

drop function sale_of;
drop function book_sale;

-- What an order brings to its days, as rows of their tables, for book_sale to take off once the order has become another.
create function sale_of(sold integer, new_client boolean) returns jsonb language sql stable as $$
  select jsonb_build_object(
    'days', (
      select jsonb_agg(to_jsonb(s) || to_jsonb(d) || jsonb_build_object('new_clients', s.orders * new_client::integer))
      from sold_orders s, sold_dates d where s.order_id = sold and d.order_id = sold),
    'taxes', (
      select jsonb_agg(to_jsonb(t) || to_jsonb(d) || jsonb_build_object('zone_id', o.zone_id, 'amount', t.tax))
      from sold_taxes t, sold_dates d, orders o where t.order_id = sold and d.order_id = sold and o.id = sold),
    'lines', (
      select jsonb_agg(to_jsonb(l) || to_jsonb(d) || jsonb_build_object('zone_id', o.zone_id))
      from order_lines l, sold_dates d, orders o where l.order_id = sold and d.order_id = sold and o.id = sold))
$$;

-- Adds an order to its days (times = 1) or takes it off them (-1). `new_client` says whether it is its client's first, `heir` is the order
-- that becomes it instead, `before` what sale_of said of an order that has changed since, which is taken off in the same breath. Rows are
-- locked table by table and in the order of their keys, so that two orders never deadlock.
create function book_sale(sold integer, times integer, new_client boolean, heir integer default null, before jsonb default null) returns void
language plpgsql as $$
begin
  insert into sales_days as kept (dated_by, date, zone_id, payment_status, category_id, orders, new_clients, gross, discount, delivery_fee, tax,
    total, refunded)
  select dated_by, date, zone_id, payment_status, category_id, sum(orders), sum(new_clients), sum(gross), sum(discount), sum(delivery_fee),
    sum(tax), sum(total), sum(refunded)
  from (
    select d.dated_by, d.date, s.zone_id, s.payment_status, s.category_id, times * s.orders as orders,
      times * s.orders * new_client::integer as new_clients, times * s.gross as gross, times * s.discount as discount,
      times * s.delivery_fee as delivery_fee, times * s.tax as tax, times * s.total as total, times * s.refunded as refunded
    from sold_orders s join sold_dates d on d.order_id = s.order_id where s.order_id = sold and d.order_id = sold
    union all
    select d.dated_by, d.date, s.zone_id, s.payment_status, s.category_id, 0, s.orders, 0, 0, 0, 0, 0, 0
    from sold_orders s join sold_dates d on d.order_id = s.order_id where s.order_id = heir and d.order_id = heir
    union all
    select dated_by, date, zone_id, payment_status, category_id, -orders, -new_clients, -gross, -discount, -delivery_fee, -tax, -total, -refunded
    from jsonb_populate_recordset(null::sales_days, before -> 'days')
  ) change
  group by 1, 2, 3, 4, 5 order by 1, 2, 3, 4, 5
  on conflict (dated_by, date, zone_id, payment_status, category_id) do update set
    orders = kept.orders + excluded.orders, new_clients = kept.new_clients + excluded.new_clients, gross = kept.gross + excluded.gross,
    discount = kept.discount + excluded.discount, delivery_fee = kept.delivery_fee + excluded.delivery_fee, tax = kept.tax + excluded.tax,
    total = kept.total + excluded.total, refunded = kept.refunded + excluded.refunded;

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

-- Counts every day anew from the orders that stand, dated by the clock of that zone. Nobody places, cancels or pays meanwhile.
create or replace function recount_sales(zone text) returns void language plpgsql as $$
begin
  lock table orders in share row exclusive mode;
  update sales_clock set time_zone = zone;
  delete from sales_days;
  delete from sales_day_taxes;
  delete from sales_day_lines;

  insert into sales_days (dated_by, date, zone_id, payment_status, category_id, orders, new_clients, gross, discount, delivery_fee, tax, total,
    refunded)
  select d.dated_by, d.date, s.zone_id, s.payment_status, s.category_id, sum(s.orders), coalesce(sum(s.orders) filter (where c.first_order_id = o.id), 0),
    sum(s.gross), sum(s.discount), sum(s.delivery_fee), sum(s.tax), sum(s.total), sum(s.refunded)
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

select recount_sales((select time_zone from sales_clock));

alter table order_events
  drop constraint order_events_kind_check,
  add constraint order_events_kind_check check (kind in ('placed', 'allergy_overridden', 'allergy_found', 'allergy_gone', 'place_forced',
    'minimum_forced', 'changed', 'undone', 'noted', 'confirmed', 'preparation_started', 'made_ready', 'dispatched', 'delivered', 'delivery_failed',
    'cancelled', 'paid', 'payment_undone', 'refunded', 'refund_undone'));
