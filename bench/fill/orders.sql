-- Two years of orders, bench.orders of them with three lines each. The same every time, but for the dates: they end today,
-- on which a hundred were placed, so that there are some to change in a small house too.
create temp table drafts as
select n, (select min(id) from people) + floor(power(random(), 2) * (select count(*) from people))::integer as client_id,
  date_trunc('second', now() - interval '2 years' * (1 - least(1, n::float / (current_setting('bench.orders')::integer - 100)))) as placed_at,
  1 + floor(random() * 10)::integer as days, random() as dish, random() as chance
from generate_series(1, current_setting('bench.orders')::integer) as n;
alter table drafts add delivery_date date;
update drafts set delivery_date = (placed_at at time zone 'Europe/Paris')::date + days;
-- A regular: one order in twenty is theirs, but no rhythm of the numbers, and some of those that can be changed.
update drafts set client_id = (select id from people where n = 1)
where (hashint4(n) & 2147483647) % 20 = 0 or n > current_setting('bench.orders')::integer - 40;
-- Dishes without a limit of portions. Those of the small kitchen are always to be had; where there are many others, two of
-- three lines are of the forty of the week. Some are far more asked for than others.
create temp table menu as
select p.id as product_id, p.category_id, row_number() over (order by p.id) - 1 as place, p.tax_rate_id, price, size_id,
  jsonb_build_object('fr', p.name_fr, 'en', p.name_en) as name, jsonb_build_object('fr', s.name_fr, 'en', s.name_en) as size_name,
  coalesce((select jsonb_agg(jsonb_build_object('id', a.id, 'code', a.code, 'presence', presence,
    'name', jsonb_build_object('fr', a.name_fr, 'en', a.name_en)))
    from product_allergens join allergens a on a.id = allergen_id where product_id = p.id), '[]') as allergens
from products p join offers o on o.product_id = p.id and quantity_available is null join sizes s on s.id = size_id;
-- Prices hold their taxes, ten in a hundred and ten, rounded once for an order; its first line bears the fee and what rounding leaves.
create temp table draft_lines as
select n, position, product_id, quantity, price * quantity as amount
from (select n, position, 1 + floor(random() * 3)::integer as quantity, case
    when position = 0 or others < 40 then (floor(power(dish, 2) * classics)::integer + position * 5) % classics
    else classics + ((delivery_date - date '2024-01-01') / 7 * 40 + (floor(power(dish, 2) * 40)::integer + position * 5) % 40) % others end as place
  from drafts, generate_series(0, 2) as position,
    (select (select count(*) from more_dishes)::integer as others, (select count(*) from menu)::integer - (select count(*) from more_dishes)::integer as classics) m) l
join menu using (place);
create temp table sums as
select n, sum(quantity) as items, sum(amount) as subtotal, case when sum(amount) < 4000 then 490 else 0 end as fee,
  round((sum(amount) + case when sum(amount) < 4000 then 490 else 0 end) / 11.0)::integer as tax, sum(round(amount / 11.0)::integer) as line_taxes
from draft_lines group by n;
analyze drafts, draft_lines, menu, sums;

insert into orders (id, number, client_id, status, source, placed_at, delivery_date, schedule_id, slot_starts, slot_ends,
  zone_id, zone_name, client, address, items, subtotal, discount, delivery_fee, taxes, total, paid, company_id, company_name, cost_centre, company_terms,
  group_order_id)
overriding system value
select n, year || '-' || lpad((row_number() over (partition by year order by n))::text, 6, '0'), client_id, status,
  (array['website', 'administration'])[1 + n % 2], placed_at, delivery_date, schedule_id, starts, ends, zone_id, zone_name, client, address, items, subtotal,
  0, fee, jsonb_build_array(jsonb_build_object('name', 'TVA 10 %', 'rate', 10000, 'amount', tax)), subtotal + fee,
  -- The last month of those by month is not paid yet.
  case when status = 'delivered' and delivery_date < current_date - case when terms = 'monthly' then 30 else 0 end then subtotal + fee else 0 end,
  company_id, coalesce(legal_name, ''), coalesce(cost_centre, ''), terms,
  -- One delivered order in fifty was a group's.
  case when status = 'delivered' and n % 50 = 0 then n end
from (
  select *, extract(year from placed_at at time zone 'Europe/Paris')::integer as year,
    case when chance < 0.03 then 'cancelled' when delivery_date > current_date then (array['pending', 'confirmed'])[1 + n % 2]
      when delivery_date = current_date then 'preparing'
      -- Of the last month some sixty have failed, whatever the size of the house: somebody sees to those before.
      when delivery_date > current_date - 30 and n % (1 + current_setting('bench.orders')::integer / 1500) = 0 then 'failed' else 'delivered' end as status
  from drafts) d
join sums using (n)
join (
  select c.id as client_id, company_id, legal_name, cost_centre, terms, z.id as zone_id, jsonb_build_object('fr', z.name_fr, 'en', z.name_en) as zone_name,
    jsonb_build_object('firstName', first_name, 'lastName', last_name, 'email', email, 'phone', c.phone) as client,
    jsonb_build_object('label', label, 'phone', a.phone, 'address', address, 'city', a.city, 'country', a.country, 'postalCode', postal_code) as address
  from clients c join addresses a on a.client_id = c.id join postal_codes p on p.code = a.postal_code join delivery_zones z on z.id = p.zone_id
  left join company_people m on m.client_id = c.id
  left join (select id as company_id, legal_name, terms from companies) t using (company_id)) person using (client_id)
join (select distinct on (weekday, starts) id as schedule_id, weekday, starts, ends from delivery_schedules where capacity is null
  order by weekday, starts, id) s
  on weekday = extract(isodow from delivery_date) and starts = (array['11:00', '18:00']::time[])[1 + n % 2]
order by n;
-- Far above every amount: whoever replays the statements of placing an order can tell its identifier from the other numbers.
select setval(pg_get_serial_sequence('orders', 'id'), 1000000000);
insert into order_years (year, before) select split_part(number, '-', 1)::integer, 1000000000 - count(*) from orders group by 1;

insert into order_lines (order_id, position, product_id, size_id, category_id, name, size_name, quantity, unit_price, gross, discount, total,
  delivery_fee, tax_rate_id, taxes, allergens)
select n, position, product_id, size_id, category_id, name, size_name, quantity, price, amount, 0, amount, case position when 0 then fee else 0 end,
  tax_rate_id, jsonb_build_array(jsonb_build_object('name', 'TVA 10 %', 'rate', 10000,
    'amount', round(amount / 11.0)::integer + case position when 0 then tax - line_taxes else 0 end)), allergens
from draft_lines join sums using (n) join menu using (product_id) order by n, position;
analyze orders, order_lines;

insert into slot_bookings (schedule_id, delivery_date, taken)
select schedule_id, delivery_date, count(*) from orders where status <> 'cancelled' group by 1, 2 order by 1, 2;
insert into offer_bookings (product_id, size_id, delivery_date, taken)
select product_id, size_id, delivery_date, sum(quantity) from orders o join order_lines l on l.order_id = o.id
where status <> 'cancelled' group by 1, 2, 3 order by 1, 2, 3;
update clients c set orders_count = ordered.count, orders_amount = ordered.amount, last_order_at = ordered.last, first_order_id = ordered.first
from (select client_id, count(*), sum(total) as amount, max(placed_at) as last, min(id) as first from orders where status <> 'cancelled' group by 1) ordered
where c.id = ordered.client_id;
-- Which days are meant.
update sales_clock set time_zone = 'Europe/Paris';
analyze clients;
