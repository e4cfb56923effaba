-- Nothing more goes on with it: somebody holds it, or what went into it.
alter table cooked_batches add column held boolean not null default false;
create index cooked_batches_held_idx on cooked_batches (date, recipe_id) where held;
create index ingredient_batches_held_idx on ingredient_batches (id) where held;
-- Found as they are typed from a sack: whole, or by their beginning.
create index ingredient_batches_number_idx on ingredient_batches (lower(number) text_pattern_ops) where number <> '';

-- Who held a batch and why, and who let it go. Open: not released yet.
create table batch_holds (
  id integer generated always as identity primary key,
  ingredient_batch_id integer constraint batch_holds_ingredient_batch_id_fkey references ingredient_batches,
  -- Null, like the other, once its dish was ticked away: what it was called stays.
  cooked_batch_id integer constraint batch_holds_cooked_batch_id_fkey references cooked_batches on delete set null,
  -- Of the ingredient or the recipe, as it was called then.
  name_fr text not null,
  name_en text not null,
  -- The supplier's, or the lot.
  number text not null,
  -- The check of the kitchen's book that held it.
  check_id integer constraint batch_holds_check_id_fkey references kitchen_book,
  reason text not null,
  at timestamptz not null,
  by_id integer constraint batch_holds_by_id_fkey references administrators on delete set null,
  by_name text not null,
  released_at timestamptz,
  released_by_name text not null default '',
  release_reason text not null default '',
  constraint batch_holds_batch_check check (num_nonnulls(ingredient_batch_id, cooked_batch_id) <= 1)
);
create unique index batch_holds_ingredient_batch_id_key on batch_holds (ingredient_batch_id) where released_at is null;
create unique index batch_holds_cooked_batch_id_key on batch_holds (cooked_batch_id) where released_at is null;
create index batch_holds_ingredient_batch_id_idx on batch_holds (ingredient_batch_id);
create index batch_holds_cooked_batch_id_idx on batch_holds (cooked_batch_id);
create index batch_holds_check_id_idx on batch_holds (check_id);
create index batch_holds_by_id_idx on batch_holds (by_id);

-- Which batch a cooling is of: one that fails holds it.
alter table kitchen_book add column cooked_batch_id integer
  constraint kitchen_book_cooked_batch_id_fkey references cooked_batches on delete set null;
create index kitchen_book_cooked_batch_id_idx on kitchen_book (cooked_batch_id) where cooked_batch_id is not null;
