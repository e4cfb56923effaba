-- Where in the kitchen something is cooked: cold, hot, pastry, packing.
create table stations (
  id integer generated always as identity primary key,
  name_fr text not null,
  name_en text not null,
  position integer not null,
  active boolean not null default true,
  version integer not null default 1
);

alter table recipes
  add column station_id integer constraint recipes_station_id_fkey references stations,
  -- In days after cooking.
  add column shelf_life smallint constraint recipes_shelf_life_check check (shelf_life > 0);
create index recipes_station_id_idx on recipes (station_id);

-- Dishes declare what a version brings from its first day on; once that day has come they are derived from it anew.
alter table recipe_versions add column followed boolean not null default false;
update recipe_versions set followed = from_date <= current_date;
create index recipe_versions_from_date_idx on recipe_versions (from_date) where not followed;

-- A recipe cooked for a day. Of a preparation it is its tick; of a dish it grows with the ticks of its sizes.
create table cooked_batches (
  id integer generated always as identity primary key,
  recipe_id integer not null constraint cooked_batches_recipe_id_fkey references recipes,
  date date not null,
  -- Printed on labels.
  lot text not null constraint cooked_batches_lot_key unique,
  -- In milligrams; null where a portion has no weight.
  weight bigint constraint cooked_batches_weight_check check (weight > 0),
  use_by date,
  at timestamptz not null,
  by_id integer constraint cooked_batches_by_id_fkey references administrators on delete set null,
  by_name text not null,
  constraint cooked_batches_recipe_id_date_key unique (recipe_id, date)
);
create index cooked_batches_date_idx on cooked_batches (date);
create index cooked_batches_by_id_idx on cooked_batches (by_id);

-- What went into it: an ingredient, or another batch. Milligrams as they leave the store; null where not known.
create table cooked_batch_parts (
  id integer generated always as identity primary key,
  batch_id integer not null constraint cooked_batch_parts_batch_id_fkey references cooked_batches on delete cascade,
  ingredient_id integer constraint cooked_batch_parts_ingredient_id_fkey references ingredients,
  -- Of the ingredient, where the store had it.
  ingredient_batch_id integer constraint cooked_batch_parts_ingredient_batch_id_fkey references ingredient_batches,
  part_batch_id integer constraint cooked_batch_parts_part_batch_id_fkey references cooked_batches on delete cascade,
  weight bigint constraint cooked_batch_parts_weight_check check (weight >= 0),
  constraint cooked_batch_parts_part_check check ((ingredient_id is null) <> (part_batch_id is null)
    and (ingredient_batch_id is null or ingredient_id is not null))
);
create index cooked_batch_parts_batch_id_idx on cooked_batch_parts (batch_id);
create index cooked_batch_parts_ingredient_id_idx on cooked_batch_parts (ingredient_id);
create index cooked_batch_parts_ingredient_batch_id_idx on cooked_batch_parts (ingredient_batch_id);
create index cooked_batch_parts_part_batch_id_idx on cooked_batch_parts (part_batch_id);

-- What stood on the plan of a date as it was last printed:
-- [{ "productId": …, "sizeId": …, "quantity": … }], and of each exception "order line eater allergen".
create table production_prints (
  date date primary key,
  dishes jsonb not null,
  exceptions text[] not null,
  at timestamptz not null,
  by_id integer constraint production_prints_by_id_fkey references administrators on delete set null,
  by_name text not null
);
create index production_prints_by_id_idx on production_prints (by_id);

-- How many portions of a line are in its bag, as somebody ticked last.
create table packing_ticks (
  line_id integer primary key constraint packing_ticks_line_id_fkey references order_lines (id) on delete cascade,
  quantity integer not null constraint packing_ticks_quantity_check check (quantity > 0),
  at timestamptz not null,
  by_id integer constraint packing_ticks_by_id_fkey references administrators on delete set null,
  by_name text not null
);
create index packing_ticks_by_id_idx on packing_ticks (by_id);
