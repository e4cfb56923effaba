-- The kitchen of the bench's orders: each dish has a recipe of six of forty ingredients and of a sauce; its lots of the
-- last ninety-two days name the sacks that went in, a sack of each ingredient for two weeks. All take salt.
insert into ingredients (name_fr, name_en, composition_fr, composition_en, edible_share, storage, document)
select name, name, '', '', 90, 'dry', '' from (
  select case when n = 1 then 'Sel' else 'Ingrédient ' || n end as name from generate_series(1, 40) as n order by n) i;
create temp table pantry as select id, row_number() over (order by id) as n from ingredients;
insert into ingredient_allergens (ingredient_id, allergen_id, state) select i.id, a.id, 'none' from pantry i, allergens a;

insert into recipes (name_fr, name_en, active, product_id) select 'Sauce', 'Sauce', true, null
union all select name_fr, name_en, true, id from (select * from products order by id) p;
create temp table cooked as select id, product_id, row_number() over (order by id) as n from recipes;
insert into recipe_versions (recipe_id, from_date, preparing_loss, cooking_loss, steps, followed, at, by_name)
select id, current_date - 1000, 5, 10, '[]', true, now(), 'Karim' from cooked;
insert into recipe_lines (recipe_id, from_date, position, ingredient_id, part_id, quantity, unit, promised)
select r.id, current_date - 1000, place, case when place = 7 then null else i.id end, case when place = 7 then s.id end, 100000, 'g', false
from cooked r cross join generate_series(1, 7) as place
join pantry i on i.n = case when place = 1 then 1 else 2 + (r.n * 5 + place) % 39 end
join cooked s on s.product_id is null
where place < 7 or r.product_id is not null;
insert into recipe_portions (recipe_id, size_id, weight)
select r.id, o.size_id, 400000 from cooked r join offers o using (product_id);

create temp table days as select day::date as date, (current_date - day::date) / 14 as fortnight
from generate_series(current_date - 91, current_date, interval '1 day') as day;
insert into ingredient_batches (ingredient_id, number, use_by, quantity, remaining, reason, refused, at, by_name)
select i.id, 'S-' || fortnight || '-' || i.n, null, 1000000000, 0, '', false, min(date) - interval '1 day', 'Karim'
from pantry i, days group by i.id, i.n, fortnight order by fortnight desc, i.n;
create temp table sacks as select id, ingredient_id, split_part(number, '-', 2)::integer as fortnight from ingredient_batches;
insert into stock_movements (batch_id, kind, weight, at, by_name)
select s.id, kind, weight, case kind when 'received' then b.at else max(date) end, 'Karim'
from sacks s join ingredient_batches b using (id) join days using (fortnight),
  (values ('received', 1000000000), ('counted', -1000000000)) as moved (kind, weight) group by s.id, b.at, kind, weight;
insert into cooked_batches (recipe_id, product_id, date, lot, weight, at, by_name)
select r.id, r.product_id, date, 'L ' || to_char(date, 'YYMMDD') || '-' || r.id, 50000000, date, 'Karim' from days, cooked r order by date, r.id;
insert into cooked_batch_parts (batch_id, ingredient_id, ingredient_batch_id, part_batch_id, weight)
select b.id, l.ingredient_id, s.id, p.id, 1000000
from cooked_batches b join recipe_lines l on l.recipe_id = b.recipe_id
join days d on d.date = b.date
left join sacks s on s.ingredient_id = l.ingredient_id and s.fortnight = d.fortnight
left join cooked_batches p on p.recipe_id = l.part_id and p.date = b.date;
