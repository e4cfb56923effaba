-- What a dish, or a part of dishes, is cooked from.
create table recipes (
  id integer generated always as identity primary key,
  name_fr text not null,
  name_en text not null,
  active boolean not null,
  -- The dish that it makes; null for a sauce, a stock, a dough.
  product_id integer constraint recipes_product_id_key unique constraint recipes_product_id_fkey references products on delete set null,
  -- In milligrams: of a millilitre and of a piece of what comes out.
  density integer constraint recipes_density_check check (density > 0),
  piece_weight integer constraint recipes_piece_weight_check check (piece_weight > 0),
  search text not null generated always as (public.searchable(name_fr || ' ' || name_en)) stored,
  version integer not null default 1
);

-- As it is cooked from a day on. What was cooked by stays.
create table recipe_versions (
  recipe_id integer not null constraint recipe_versions_recipe_id_fkey references recipes on delete cascade,
  from_date date not null,
  -- In percent of the weight.
  preparing_loss smallint not null constraint recipe_versions_preparing_loss_check check (preparing_loss between 0 and 99),
  cooking_loss smallint not null constraint recipe_versions_cooking_loss_check check (cooking_loss between 0 and 99),
  -- [{ "text": { "fr": …, "en": … }, "minutes": …, "temperature": … }]
  steps jsonb not null,
  at timestamptz not null,
  by_id integer constraint recipe_versions_by_id_fkey references administrators on delete set null,
  by_name text not null,
  primary key (recipe_id, from_date)
);
create index recipe_versions_by_id_idx on recipe_versions (by_id);

-- Weighed as it goes into the pot, in thousandths of the unit.
create table recipe_lines (
  recipe_id integer not null,
  from_date date not null,
  position smallint not null,
  ingredient_id integer constraint recipe_lines_ingredient_id_fkey references ingredients,
  part_id integer constraint recipe_lines_part_id_fkey references recipes,
  quantity integer not null constraint recipe_lines_quantity_check check (quantity > 0),
  unit text not null constraint recipe_lines_unit_check check (unit in ('g', 'kg', 'ml', 'cl', 'l', 'piece')),
  -- The name of the dish promises it: its share is told.
  promised boolean not null,
  primary key (recipe_id, from_date, position),
  constraint recipe_lines_version_fkey foreign key (recipe_id, from_date) references recipe_versions on delete cascade,
  constraint recipe_lines_part_check check ((ingredient_id is null) <> (part_id is null))
);
create index recipe_lines_ingredient_id_idx on recipe_lines (ingredient_id);
create index recipe_lines_part_id_idx on recipe_lines (part_id);

-- Milligrams of a portion in each size.
create table recipe_portions (
  recipe_id integer not null constraint recipe_portions_recipe_id_fkey references recipes on delete cascade,
  size_id integer not null constraint recipe_portions_size_id_fkey references sizes,
  weight integer not null constraint recipe_portions_weight_check check (weight > 0),
  primary key (recipe_id, size_id)
);
create index recipe_portions_size_id_idx on recipe_portions (size_id);

-- What was declared of a dish by hand before it had a recipe, and who answered for the difference. Without a row: none.
create table recipe_declarations (
  product_id integer not null constraint recipe_declarations_product_id_fkey references products on delete cascade,
  allergen_id integer not null constraint recipe_declarations_allergen_id_fkey references allergens,
  presence text constraint recipe_declarations_presence_check check (presence in ('contains', 'may_contain')),
  -- Null: nobody has answered yet.
  stays boolean,
  reason text not null default '',
  by_id integer constraint recipe_declarations_by_id_fkey references administrators on delete set null,
  by_name text not null default '',
  at timestamptz,
  primary key (product_id, allergen_id)
);
create index recipe_declarations_allergen_id_idx on recipe_declarations (allergen_id);
create index recipe_declarations_by_id_idx on recipe_declarations (by_id);

-- Allergens of which nobody knows whether they are in its pot, and those of which pot and declaration disagree.
alter table products
  add column unknown_allergens integer[] not null default '{}',
  add column disputed_allergens integer[] not null default '{}';
