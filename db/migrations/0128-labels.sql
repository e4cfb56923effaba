-- A portion says all that a label does, as exactly as 100 g need it.
alter table products
  alter column kcal type numeric(12, 6),
  alter column protein type numeric(12, 6),
  alter column carbohydrate type numeric(12, 6),
  alter column fat type numeric(12, 6),
  alter column fibre type numeric(12, 6),
  alter column salt type numeric(12, 6),
  add column kj numeric(12, 6),
  add column saturates numeric(12, 6),
  add column sugars numeric(12, 6),
  -- Milligrams of the portion of which it is said.
  add column portion_weight integer constraint products_portion_weight_check check (portion_weight > 0),
  add column storage text not null default 'chilled' constraint products_storage_check check (storage in ('dry', 'chilled', 'frozen')),
  -- In days after cooking. Null, or an empty sentence: what the house says for that storage.
  add column shelf_life smallint constraint products_shelf_life_check check (shelf_life between 0 and 3650),
  add column keeping_fr text not null default '',
  add column keeping_en text not null default '',
  add column reheating_fr text not null default '',
  add column reheating_en text not null default '';

-- Milligrams of a portion of a dish without a recipe.
create table product_portions (
  product_id integer not null constraint product_portions_product_id_fkey references products on delete cascade,
  size_id integer not null constraint product_portions_size_id_fkey references sizes,
  weight integer not null constraint product_portions_weight_check check (weight > 0),
  primary key (product_id, size_id)
);
create index product_portions_size_id_idx on product_portions (size_id);

-- What labels say where a dish says nothing else. By storage: { "keeping": { "fr": …, "en": … }, "reheating": …, "shelfLife": … }
create table label_settings (
  id smallint primary key constraint label_settings_id_check check (id = 1),
  dry jsonb not null,
  chilled jsonb not null,
  frozen jsonb not null,
  -- Annex V, 19 of Regulation (EU) 1169/2011: why labels need no nutrition; empty: they need it.
  exemption text not null default '',
  version integer not null default 1
);
insert into label_settings (id, dry, chilled, frozen) values (1,
  '{"keeping": {"fr": "À conserver au sec, à l’abri de la chaleur", "en": "Keep dry, away from heat"}, "reheating": {"fr": "", "en": ""}, "shelfLife": null}',
  '{"keeping": {"fr": "À conserver entre 0 et 3 °C", "en": "Keep between 0 and 3 °C"}, "reheating": {"fr": "", "en": ""}, "shelfLife": null}',
  '{"keeping": {"fr": "À conserver à −18 °C ; ne pas recongeler", "en": "Keep at −18 °C; do not refreeze"}, "reheating": {"fr": "", "en": ""}, "shelfLife": null}');

-- Labels that were printed, as they were. What they say of the house and of dishes, each dish once.
create table label_prints (
  id integer generated always as identity primary key,
  date date not null,
  format text not null constraint label_prints_format_check check (format in ('small-roll', 'large-roll', 'sheet')),
  locale text not null constraint label_prints_locale_check check (locale in ('fr', 'en')),
  content jsonb not null,
  at timestamptz not null,
  by_id integer constraint label_prints_by_id_fkey references administrators on delete set null,
  by_name text not null
);
create index label_prints_date_idx on label_prints (date);
create index label_prints_by_id_idx on label_prints (by_id);

-- Whose portions they were on. Of the recipient all goes that names them when they are forgotten.
create table printed_portions (
  print_id integer not null constraint printed_portions_print_id_fkey references label_prints on delete cascade,
  position smallint not null,
  order_id integer not null constraint printed_portions_order_id_fkey references orders on delete cascade,
  -- Index in the content's dishes.
  dish smallint not null,
  quantity integer not null constraint printed_portions_quantity_check check (quantity > 0),
  recipient jsonb not null,
  primary key (print_id, position)
);
create index printed_portions_order_id_idx on printed_portions (order_id);
