-- Who orders, where and what, on top of the small kitchen: a fifth as many clients as bench.orders, and up to 500 dishes.
-- The same every time. Triggers are off: what they write stands here once for all.
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

-- A dish more for each thousand orders, 480 at most: one of those there are, with a number of its own and at another price.
create temp table more_dishes as
select n, (select max(id) from products) + n as id, p.id as like_id
from generate_series(1, least(480, current_setting('bench.orders')::integer / 1000)) as n
join (select product_id as id, row_number() over (order by product_id) - 1 as place, count(*) over () as dishes
  from offers where quantity_available is null) p on place = n % dishes;
insert into products (id, name_fr, name_en, slug_fr, slug_en, description_fr, description_en, ingredients_fr, ingredients_en, category_id, tax_rate_id,
  status, weekdays, allergens_declared) overriding system value
select m.id, name_fr || ' n° ' || n, name_en || ' no. ' || n, slug_fr || '-' || n, slug_en || '-' || n, description_fr, description_en, ingredients_fr,
  ingredients_en, category_id, tax_rate_id, status, weekdays, allergens_declared
from more_dishes m join products p on p.id = like_id order by m.id;
select setval(pg_get_serial_sequence('products', 'id'), (select max(id) from products));
insert into offers (product_id, size_id, price) select m.id, size_id, price + n % 7 * 30 from more_dishes m join offers on product_id = like_id;
insert into product_allergens (product_id, allergen_id, presence)
select m.id, allergen_id, presence from more_dishes m join product_allergens on product_id = like_id;

create temp table people as
select n, (select max(id) from clients) + n as id, first[1 + floor(power(random(), 1.5) * cardinality(first))::integer] as first_name,
  last[1 + floor(power(random(), 1.5) * cardinality(last))::integer] as last_name, lpad(floor(random() * 1e8)::text, 8, '0') as digits
from names, generate_series(1, current_setting('bench.orders')::integer / 5) as n;
insert into addresses (client_id, label, address, city, postal_code)
select id, 'Maison', (1 + id % 120) || ', rue des Envierges', 'Paris', (75001 + id % 20)::text from people order by id;
analyze addresses, people;
insert into clients (id, first_name, last_name, email, phone, search) overriding system value
select id, first_name, last_name, email, phone, client_search(id, first_name, last_name, email, phone)
from (select id, first_name, last_name, '+336' || digits as phone,
  regexp_replace(searchable(first_name || '.' || last_name), '[^a-z.]', '', 'g') || n || '@example.' || (array['com', 'fr', 'org'])[1 + n % 3] as email
  from people) p order by id;
select setval(pg_get_serial_sequence('clients', 'id'), (select max(id) from clients));
insert into client_words (word, client_id)
select word, c.id from people p join clients c using (id), words_of_name(search) as word order by 1, 2;
insert into name_words
select distinct word from people p join clients c using (id), words_of_name(name_search) as word order by 1 on conflict do nothing;
insert into eaters (client_id, is_client, plain_name, allergies_asked) select id, true, plain_name(first_name), true from people order by id;
insert into eater_allergens (eater_id, allergen_id, severity)
select e.id, a.id, 'allergy' from people p join eaters e on e.client_id = p.id, allergens a where p.n % 25 = 0 order by e.id, a.id;

-- Each tenth orders for a company, thirty of them for one company.
insert into companies (legal_name, city, terms, credit_limit)
select 'Atelier ' || n, 'Paris', (array['monthly', 'days_30', 'at_order'])[1 + n % 3], 100000000
from generate_series(0, (select count(*) from people) / 300) as n order by n;
insert into company_people (client_id, company_id, cost_centre)
select p.id, c.id, 'Bureau ' || n % 7 from people p
join (select id, row_number() over (order by id) - 1 as place from companies) c on c.place = n / 300 where n % 10 = 0 order by 1;
analyze clients, eaters, company_people, companies, products, offers;
