-- Two years of a caterer's orders, on top of the small kitchen: bench.orders of them with three lines each, a tenth as many clients.
-- The same every time, but for the dates: they end today, on which a hundred were placed, so that there are some to change in a small one too.
select setseed(0.42);

create temp table names as select
  array['Marie', 'Jean', 'Camille', 'Pierre', 'Nathalie', 'Nicolas', 'Isabelle', 'Julien', 'Sophie', 'Thomas', 'Céline', 'Antoine',
    'Émilie', 'Mathieu', 'Claire', 'François', 'Hélène', 'Sébastien', 'Aurélie', 'Jérôme', 'Inès', 'Karim', 'Léa', 'Hugo', 'Manon',
    'Lucas', 'Chloé', 'Théo', 'Zoé', 'Raphaël', 'Anaïs', 'Gaël', 'Fatima', 'Mehdi', 'Élodie', 'Benoît', 'Noémie', 'Loïc', 'Maëlle',
    'Yann', 'Agnès', 'Cédric', 'Océane', 'Rémi', 'Violette', 'Zacharie'] as first,
  array['Martin', 'Bernard', 'Thomas', 'Petit', 'Robert', 'Richard', 'Durand', 'Dubois', 'Moreau', 'Laurent', 'Simon', 'Michel',
    'Lefèvre', 'Leroy', 'Roux', 'David', 'Bertrand', 'Morel', 'Fournier', 'Girard', 'Bonnet', 'Dupont', 'Lambert', 'Fontaine',
    'Rousseau', 'Vincent', 'Muller', 'Lefebvre', 'Faure', 'André', 'Mercier', 'Blanc', 'Guérin', 'Boyer', 'Garnier', 'Chevalier',
    'François', 'Legrand', 'Gauthier', 'Garcia', 'Perrin', 'Robin', 'Clément', 'Morin', 'Nicolas', 'Henry', 'Roussel', 'Mathieu',
    'Gautier', 'Masson', 'Marchand', 'Duval', 'Denis', 'Dumont', 'Marie', 'Lemaire', 'Noël', 'Meyer', 'Dufour', 'Meunier', 'Brun',
    'Blanchard', 'Giraud', 'Joly', 'Rivière', 'Lucas', 'Brunet', 'Gaillard', 'Barbier', 'Arnaud', 'Martinez', 'Gérard', 'Roche',
    'Renard', 'Schmitt', 'Roy', 'Leroux', 'Colin', 'Vidal', 'Caron', 'Picard', 'Roger', 'Fabre', 'Aubert', 'Lemoine', 'Renaud',
    'Dumas', 'Lacroix', 'Olivier', 'Philippe', 'Bourgeois', 'Pierre', 'Benoît', 'Rey', 'Leclerc', 'Payet', 'Rolland', 'Leclercq',
    'Nguyen', 'Le Gall', 'Benali', 'Traoré', 'Da Silva', 'Kowalczyk', 'Żeleński'] as last;

insert into delivery_zones (name_fr, name_en, colour)
select name, name, '#86c341' from unnest(array['Centre', 'Ouest', 'Sud', 'Nord']) as name;
insert into postal_codes (country, code, city, zone_id)
select 'FR', (75000 + n)::text, 'Paris', z.id from generate_series(1, 19) as n
join delivery_zones z on z.name_fr = (array['Centre', 'Ouest', 'Sud', 'Nord'])[1 + n % 4];
insert into delivery_schedules (weekday, starts, ends)
select weekday, starts, starts + interval '2 hours' from generate_series(1, 7) as weekday, unnest(array['11:00', '18:00']::time[]) as starts;
insert into delivery_schedule_zones (schedule_id, zone_id)
select s.id, z.id from delivery_schedules s, delivery_zones z on conflict do nothing;

create temp table people as
select n, (select max(id) from clients) + n as id, first[1 + floor(power(random(), 1.5) * cardinality(first))::integer] as first_name,
  last[1 + floor(power(random(), 1.5) * cardinality(last))::integer] as last_name
from names, generate_series(1, current_setting('bench.orders')::integer / 10) as n;
insert into clients (id, first_name, last_name, email, phone) overriding system value
select id, first_name, last_name, regexp_replace(public.searchable(first_name || '.' || last_name), '[^a-z.]', '', 'g') || n || '@example.' ||
  (array['com', 'fr', 'org'])[1 + n % 3], '+336' || lpad(floor(random() * 1e8)::text, 8, '0')
from people order by id;
select setval(pg_get_serial_sequence('clients', 'id'), (select max(id) from clients));
update eaters set allergies_asked = true where client_id in (select id from people);
insert into eater_allergens (eater_id, allergen_id, severity)
select e.id, a.id, 'allergy' from people p join eaters e on e.client_id = p.id, allergens a where p.n % 25 = 0;
insert into addresses (client_id, label, address, city, postal_code)
select id, 'Maison', (1 + id % 120) || ', rue des Envierges', 'Paris', (75001 + id % 20)::text from people order by id;

-- Each tenth orders for a company, thirty of them for one company; the last month of those by month is not paid yet.
insert into companies (legal_name, city, terms, credit_limit)
select 'Atelier ' || n, 'Paris', (array['monthly', 'days_30', 'at_order'])[1 + n % 3], 100000000
from generate_series(0, (select count(*) from people) / 300) as n order by n;
insert into company_people (client_id, company_id, cost_centre)
select p.id, c.id, 'Bureau ' || n % 7 from people p
join (select id, row_number() over (order by id) - 1 as place from companies) c on c.place = n / 300 where n % 10 = 0;

create temp table drafts as
select n, (select min(id) from people) + floor(power(random(), 2) * (select count(*) from people))::integer as client_id,
  date_trunc('second', now() - interval '2 years' * (1 - least(1, n::float / (current_setting('bench.orders')::integer - 100)))) as placed_at,
  1 + floor(random() * 10)::integer as days, floor(random() * 1000)::integer as dish, random() as chance
from generate_series(1, current_setting('bench.orders')::integer) as n;
-- A regular: one order in twenty is theirs, and some of those that can be changed.
update drafts set client_id = (select id from people where n = 1)
where n % 20 = 0 or n > current_setting('bench.orders')::integer - 40;
create temp table draft_lines as
select n, position, p.*, price, size_id, quantity, price * quantity as amount
from (select d.n, dish, position, 1 + floor(random() * 3)::integer as quantity from drafts d, generate_series(0, 2) as position) l
join (
  select p.id as product_id, p.category_id, row_number() over (order by p.id) - 1 as index, count(*) over () as products, p.tax_rate_id, components,
    jsonb_build_object('fr', name_fr, 'en', name_en) as name,
    coalesce((select jsonb_agg(jsonb_build_object('id', a.id, 'code', a.code, 'presence', presence,
      'name', jsonb_build_object('fr', a.name_fr, 'en', a.name_en)))
      from product_allergens join allergens a on a.id = allergen_id where product_id = p.id), '[]') as allergens
  from products p join (select id, components from tax_rates) t on t.id = p.tax_rate_id
) p on index = (dish + position * 5) % products
join offers o using (product_id);
create index on draft_lines (n);
analyze drafts, draft_lines;

insert into orders (id, number, client_id, status, source, placed_at, delivery_date, schedule_id, slot_starts, slot_ends,
  zone_id, zone_name, client, address, items, subtotal, discount, delivery_fee, taxes, total, paid, company_id, company_name, cost_centre, company_terms)
overriding system value
select n, year || '-' || lpad((row_number() over (partition by year order by n))::text, 6, '0'), c.id,
  case when chance < 0.03 then 'cancelled' when delivery_date > current_date then (array['pending', 'confirmed'])[1 + n % 2]
    when delivery_date = current_date then 'preparing' when chance < 0.04 then 'failed' else 'delivered' end,
  (array['website', 'administration'])[1 + n % 2], placed_at,
  delivery_date, s.id, s.starts, s.ends, z.id, jsonb_build_object('fr', z.name_fr, 'en', z.name_en),
  jsonb_build_object('firstName', first_name, 'lastName', last_name, 'email', email, 'phone', c.phone),
  jsonb_build_object('label', label, 'phone', a.phone, 'address', address, 'city', a.city, 'country', a.country, 'postalCode', postal_code),
  items, subtotal, 0, shipping, jsonb_build_array(jsonb_build_object('name', 'TVA 10 %', 'rate', 10000, 'amount', (subtotal + shipping) / 11)),
  subtotal + shipping, case when delivery_date < current_date - case when terms = 'monthly' then 30 else 0 end then subtotal + shipping else 0 end,
  company_id, coalesce(legal_name, ''), coalesce(cost_centre, ''), terms
from (select *, (placed_at at time zone 'Europe/Paris')::date + days as delivery_date,
  extract(year from placed_at at time zone 'Europe/Paris')::integer as year from drafts) d
join (select n, sum(quantity) as items, sum(amount) as subtotal, case when sum(amount) < 4000 then 490 else 0 end as shipping from draft_lines group by n) l using (n)
join clients c on c.id = client_id
left join company_people m on m.client_id = c.id
left join (select id as company_id, legal_name, terms from companies) t using (company_id)
join addresses a on a.client_id = c.id
join postal_codes p on p.code = a.postal_code
join delivery_zones z on z.id = p.zone_id
join (select id, weekday, starts, ends, row_number() over (partition by weekday, starts) as twin from delivery_schedules) s
  on twin = 1 and weekday = extract(isodow from delivery_date) and starts = (array['11:00', '18:00']::time[])[1 + n % 2]
order by n;
-- Far above every amount: whoever replays the statements of placing an order can tell its identifier from the other numbers.
select setval(pg_get_serial_sequence('orders', 'id'), 1000000000);
insert into order_years (year, before) select split_part(number, '-', 1)::integer, 1000000000 - count(*) from orders group by 1;

-- The first line bears the fee, and what is left of the tax.
insert into order_lines (order_id, position, product_id, size_id, category_id, name, size_name, quantity, unit_price, gross, discount, total,
  delivery_fee, tax_rate_id, taxes, allergens)
select n, l.position, product_id, size_id, category_id, l.name, jsonb_build_object('fr', s.name_fr, 'en', s.name_en), quantity, price, amount, 0, amount,
  case when l.first then shipping else 0 end, tax_rate_id, jsonb_build_array(jsonb_build_object('name', 'TVA 10 %', 'rate', 10000,
    'amount', amount / 11 + case when l.first then (subtotal + shipping) / 11 - whole_taxes else 0 end)), allergens
from (
  select *, position = min(position) over orders as first, sum(amount) over orders as subtotal, sum(amount / 11) over orders as whole_taxes,
    case when sum(amount) over orders < 4000 then 490 else 0 end as shipping
  from draft_lines window orders as (partition by n)
) l join sizes s on s.id = size_id order by n, l.position;
insert into order_events (order_id, kind, at, by_name)
select o.id, kind, at, 'Claire Aubry' from orders o, lateral (values
  ('placed', placed_at, true), ('confirmed', placed_at + interval '2 hours', status <> 'pending'),
  ('delivered', delivery_date + slot_starts, status = 'delivered'), ('cancelled', placed_at + interval '3 hours', status = 'cancelled')
) as event (kind, at, happened) where happened order by o.id, at;
insert into order_allergy_conflicts (line_id, eater_id, eater_name, allergen_id, allergen_name, severity, presence, must_override, reason, by_name, at, found_event_id)
select l.id, eater.id, o.client ->> 'firstName', a.id, jsonb_build_object('fr', name_fr, 'en', name_en), 'allergy', 'contains', true, 'graines à part', e.by_name, e.at, e.id
from orders o join order_lines l on l.order_id = o.id join order_events e on e.order_id = o.id and e.kind = 'placed'
join eaters eater on eater.client_id = o.client_id, allergens a
where l.allergens <> '[]' and exists (select from eater_allergens where eater_id = eater.id);
insert into order_allergy_alerts (order_id, alert)
select distinct order_id, 'override' from order_allergy_conflicts join order_lines on order_lines.id = line_id;

-- One delivered order in fifty was a group's, each with two guests beside its host.
insert into group_orders (id, client_id, delivery_date, schedule_id, deadline, payment_choice, state, opened_at, closed_at, told_at) overriding system value
select id, client_id, delivery_date, schedule_id, placed_at, 'on_delivery', 'placed', placed_at - interval '1 day', placed_at, placed_at
from orders where status = 'delivered' and id % 50 = 0 order by id;
select setval(pg_get_serial_sequence('group_orders', 'id'), (select max(id) from group_orders));
update orders set group_order_id = id where id in (select id from group_orders);
insert into eaters (client_id, name, group_order_id, allergies_asked)
select client_id, name, id, true from group_orders, unnest(array['Convive Un', 'Convive Deux']) as name order by id, name;
insert into group_order_guests (group_order_id, eater_id, name, locale, key_hash)
select group_order_id, id, name, 'fr', sha256(id::text::bytea) from eaters where group_order_id is not null order by id;

insert into slot_bookings (schedule_id, delivery_date, taken)
select schedule_id, delivery_date, count(*) from orders where status <> 'cancelled' group by 1, 2;
insert into offer_bookings (product_id, size_id, delivery_date, taken)
select product_id, size_id, delivery_date, sum(quantity) from orders o join order_lines l on l.order_id = o.id
where status <> 'cancelled' group by 1, 2, 3;
update clients c set orders_count = of.count, orders_amount = of.amount, last_order_at = of.last, first_order_id = of.first
from (select client_id, count(*), sum(total) as amount, max(placed_at) as last, min(id) as first from orders where status <> 'cancelled' group by 1) of
where c.id = of.client_id;
-- Without statistics each order's sale reads whole tables.
analyze;
select recount_sales('Europe/Paris');
