-- Who delivers to the house.
create table suppliers (
  id integer generated always as identity primary key,
  name text not null constraint suppliers_name_key unique,
  contact text not null,
  email text not null,
  phone text not null,
  locale text not null default 'fr' constraint suppliers_locale_check check (locale in ('fr', 'en')),
  -- Of the house at the supplier.
  customer_number text not null,
  -- In cents, before tax.
  minimum_order integer not null constraint suppliers_minimum_order_check check (minimum_order >= 0),
  notes text not null,
  active boolean not null default true,
  search text not null generated always as (public.searchable(name || ' ' || contact || ' ' || customer_number)) stored,
  version integer not null default 1
);

-- What a kitchen buys and weighs. Weights in milligrams, amounts of nutrients in 100 g.
create table ingredients (
  id integer generated always as identity primary key,
  name_fr text not null,
  name_en text not null,
  -- What it is made of, as its own label says.
  composition_fr text not null,
  composition_en text not null,
  active boolean not null default true,
  -- Of a millilitre.
  density integer constraint ingredients_density_check check (density > 0),
  piece_weight integer constraint ingredients_piece_weight_check check (piece_weight > 0),
  -- In percent, once peeled and trimmed.
  edible_share smallint not null constraint ingredients_edible_share_check check (edible_share between 1 and 100),
  storage text not null constraint ingredients_storage_check check (storage in ('dry', 'chilled', 'frozen')),
  -- In days.
  shelf_life_closed integer constraint ingredients_shelf_life_closed_check check (shelf_life_closed > 0),
  shelf_life_opened integer constraint ingredients_shelf_life_opened_check check (shelf_life_opened > 0),
  kj numeric,
  kcal numeric,
  fat numeric,
  saturates numeric,
  carbohydrate numeric,
  sugars numeric,
  fibre numeric,
  protein numeric,
  salt numeric,
  -- From which paper its allergens are known, who read it, and when.
  document text not null,
  validated_at timestamptz,
  validated_by_id integer constraint ingredients_validated_by_id_fkey references administrators on delete set null,
  validated_by_name text not null default '',
  search text not null generated always as (public.searchable(name_fr || ' ' || name_en)) stored,
  version integer not null default 1,
  constraint ingredients_name_fr_key unique (name_fr)
);
create index ingredients_validated_by_id_idx on ingredients (validated_by_id);

-- An allergen that has no row here is unknown of the ingredient, never none.
create table ingredient_allergens (
  ingredient_id integer not null constraint ingredient_allergens_ingredient_id_fkey references ingredients on delete cascade,
  allergen_id integer not null constraint ingredient_allergens_allergen_id_fkey references allergens,
  state text not null constraint ingredient_allergens_state_check check (state in ('contains', 'may_contain', 'none')),
  primary key (ingredient_id, allergen_id)
);
create index ingredient_allergens_allergen_id_idx on ingredient_allergens (allergen_id);

-- An ingredient as one supplier sells it: by packs, each of a price in cents before tax.
create table supplier_articles (
  id integer generated always as identity primary key,
  ingredient_id integer not null constraint supplier_articles_ingredient_id_fkey references ingredients on delete cascade,
  supplier_id integer not null constraint supplier_articles_supplier_id_fkey references suppliers,
  position smallint not null,
  name text not null,
  code text not null,
  -- In thousandths of the unit.
  pack_quantity integer not null constraint supplier_articles_pack_quantity_check check (pack_quantity > 0),
  pack_unit text not null constraint supplier_articles_pack_unit_check check (pack_unit in ('g', 'kg', 'ml', 'cl', 'l', 'piece')),
  price integer not null constraint supplier_articles_price_check check (price >= 0),
  tax_rate_id integer not null constraint supplier_articles_tax_rate_id_fkey references tax_rates,
  active boolean not null
);
create index supplier_articles_ingredient_id_idx on supplier_articles (ingredient_id);
create index supplier_articles_supplier_id_idx on supplier_articles (supplier_id);
create index supplier_articles_tax_rate_id_idx on supplier_articles (tax_rate_id);

-- What the article brings beyond its ingredient.
create table supplier_article_allergens (
  article_id integer not null constraint supplier_article_allergens_article_id_fkey references supplier_articles on delete cascade,
  allergen_id integer not null constraint supplier_article_allergens_allergen_id_fkey references allergens,
  state text not null constraint supplier_article_allergens_state_check check (state in ('contains', 'may_contain', 'unknown')),
  primary key (article_id, allergen_id)
);
create index supplier_article_allergens_allergen_id_idx on supplier_article_allergens (allergen_id);

-- Each price that an article had, from when on.
create table supplier_article_prices (
  article_id integer not null constraint supplier_article_prices_article_id_fkey references supplier_articles on delete cascade,
  at timestamptz not null,
  price integer not null,
  pack_quantity integer not null,
  pack_unit text not null,
  primary key (article_id, at)
);
