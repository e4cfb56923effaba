-- A catalogue of bench.products dishes and a network of bench.codes postal codes. The same every time.
select setseed(0.29);

insert into tax_rates (name_fr, name_en, components) select 'Taux ' || n, 'Rate ' || n,
  jsonb_build_array(jsonb_build_object('name', 'TVA', 'rate', n * 1000)) from generate_series(1, 3) as n;
insert into categories (name_fr, name_en, position) select 'Rayon ' || n, 'Section ' || n, n from generate_series(1, 8) as n;
insert into sizes (name_fr, name_en, slug, position) select 'Format ' || n, 'Size ' || n, 'format-' || n, n from generate_series(1, 3) as n;
insert into tags (name_fr, name_en, slug, colour, position)
  select 'Envie ' || n, 'Craving ' || n, 'envie-' || n, '#86c341', n from generate_series(1, 6) as n;
insert into allergens (name_fr, name_en, slug, code, position)
  select 'Allergène ' || n, 'Allergen ' || n, 'a' || n, 'a' || n, n from generate_series(1, 14) as n;

create temp table dishes as select
  array['Tajine', 'Lasagnes', 'Blanquette', 'Ratatouille', 'Risotto', 'Couscous', 'Parmentier', 'Quiche', 'Moussaka', 'Cassoulet', 'Curry',
    'Gratin', 'Chili', 'Taboulé', 'Gaspacho', 'Falafels', 'Paella', 'Velouté', 'Salade', 'Brandade'] as dish,
  array['d’agneau', 'de veau', 'de poulet', 'de pois chiches', 'de courgettes', 'de saumon', 'de bœuf', 'de patates douces', 'de lentilles'] as main,
  array['aux pruneaux', 'au citron', 'au romarin', 'à l’ancienne', 'au basilic', 'aux épices', 'au sésame', 'aux amandes'] as manner;
create temp table ids as select (select array_agg(id) from categories) as categories, (select array_agg(id) from tax_rates) as rates,
  (select array_agg(id) from sizes) as sizes, (select array_agg(id) from tags) as tags, (select array_agg(id) from allergens) as allergens;

insert into products (name_fr, name_en, slug_fr, slug_en, description_fr, description_en, ingredients_fr, ingredients_en, category_id, tax_rate_id,
  status, weekdays, allergens_declared)
select name || ' n° ' || n, name || ' no. ' || n, 'plat-' || n, 'dish-' || n, '', '', '', '', categories[1 + n % 8], rates[1 + n % 3],
  (array['published', 'published', 'published', 'draft', 'archived'])[1 + n % 5], array[1 + n % 7, 1 + (n + 2) % 7]::smallint[], true
from ids, (select n, concat_ws(' ', dish[1 + floor(random() * 20)::integer], main[1 + floor(random() * 9)::integer],
  manner[1 + floor(random() * 8)::integer]) as name from dishes, generate_series(1, current_setting('bench.products')::integer) as n) named;
insert into offers (product_id, size_id, price) select id, size, 790 + id % 900 from products, ids, unnest(sizes[1:1 + id % 3]) as size;
insert into product_tags (product_id, tag_id) select id, tags[1 + id % 6] from products, ids where id % 2 = 0;
insert into product_allergens (product_id, allergen_id, presence) select id, allergens[1 + id % 14], 'contains' from products, ids where id % 3 > 0;

insert into delivery_zones (name_fr, name_en, colour) select 'Zone ' || n, 'Zone ' || n, '#86c341' from generate_series(1, 12) as n;
insert into postal_codes (country, code, city, zone_id)
select 'FR', lpad((1000 + n * 2)::text, 5, '0'), (array['Paris', 'Montreuil', 'Saint-Denis', 'Vincennes', 'Pantin', 'Le Raincy'])[1 + n % 6] || ' ' || n % 97,
  zones[1 + n % 12]
from (select array_agg(id) as zones from delivery_zones) all_zones, generate_series(1, current_setting('bench.codes')::integer) as n;
