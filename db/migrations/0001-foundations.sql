-- Text search that ignores case and accents. Functions used in an index need full names since PostgreSQL 17.
create extension if not exists unaccent with schema public;
create extension if not exists pg_trgm with schema public;

create function public.searchable(text) returns text
  language sql immutable parallel safe strict
  return lower(public.unaccent('public.unaccent'::regdictionary, $1));

-- People who administer, and their sessions.

create table administrators (
  id integer generated always as identity primary key,
  email text not null,
  password_hash text not null,
  first_name text not null,
  last_name text not null,
  locale text not null default 'fr' check (locale in ('fr', 'en')),
  role text not null check (role in ('owner', 'manager', 'kitchen', 'delivery', 'accountant')),
  active boolean not null default true,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create unique index administrators_email_key on administrators (lower(email));

create table sessions (
  id uuid primary key,
  administrator_id integer not null references administrators on delete cascade,
  access_hash bytea not null,
  access_expires_at timestamptz not null,
  expires_at timestamptz not null,
  created_at timestamptz not null,
  last_used_at timestamptz not null,
  user_agent text not null default '',
  address text not null default '',
  ended_at timestamptz
);
create unique index sessions_access_hash_key on sessions (access_hash);
create index sessions_administrator_id_idx on sessions (administrator_id);
create index sessions_expires_at_idx on sessions (expires_at);

-- Every refresh token a session ever had: one that comes back after its use ends the session.
create table refresh_tokens (
  hash bytea primary key,
  session_id uuid not null references sessions on delete cascade,
  created_at timestamptz not null,
  used_at timestamptz
);
create index refresh_tokens_session_id_idx on refresh_tokens (session_id);

-- Attempts to sign in since a moment, by account and by address: every app node counts here.
create table sign_in_attempts (
  key text primary key,
  attempts integer not null,
  since timestamptz not null
);

-- The catalogue.

create table allergens (
  id integer generated always as identity primary key,
  name_fr text not null,
  name_en text not null,
  slug text not null constraint allergens_slug_key unique,
  code text not null constraint allergens_code_key unique,
  active boolean not null default true,
  search text not null generated always as (public.searchable(name_fr || ' ' || name_en || ' ' || code)) stored,
  version integer not null default 1
);

create table tags (
  id integer generated always as identity primary key,
  name_fr text not null,
  name_en text not null,
  slug text not null constraint tags_slug_key unique,
  colour text not null,
  active boolean not null default true,
  search text not null generated always as (public.searchable(name_fr || ' ' || name_en)) stored,
  version integer not null default 1
);

create table sizes (
  id integer generated always as identity primary key,
  name_fr text not null,
  name_en text not null,
  slug text not null constraint sizes_slug_key unique,
  position integer not null,
  active boolean not null default true,
  search text not null generated always as (public.searchable(name_fr || ' ' || name_en)) stored,
  version integer not null default 1
);

create table categories (
  id integer generated always as identity primary key,
  name_fr text not null,
  name_en text not null,
  position integer not null,
  active boolean not null default true,
  version integer not null default 1
);

-- components: [{ "name": "TVA 10 %", "rate": 10000 }], rates in thousandths of a percent, one or two stacked.
create table tax_rates (
  id integer generated always as identity primary key,
  name_fr text not null,
  name_en text not null,
  components jsonb not null,
  active boolean not null default true,
  version integer not null default 1
);

create table product_constants (
  id integer primary key default 1 check (id = 1),
  default_quantity integer,
  daily_choices integer not null default 6,
  largest_line_quantity integer not null default 50,
  version integer not null default 1
);
insert into product_constants default values;

-- Pictures live in the database, so that every app node serves them and a backup holds them.
create table pictures (
  id uuid primary key default gen_random_uuid(),
  media_type text not null,
  bytes bytea not null,
  created_at timestamptz not null default now()
);

create table products (
  id integer generated always as identity primary key,
  name_fr text not null,
  name_en text not null,
  slug_fr text not null constraint products_slug_fr_key unique,
  slug_en text not null constraint products_slug_en_key unique,
  description_fr text not null,
  description_en text not null,
  ingredients_fr text not null,
  ingredients_en text not null,
  category_id integer not null constraint products_category_id_fkey references categories,
  tax_rate_id integer not null constraint products_tax_rate_id_fkey references tax_rates,
  status text not null default 'draft' check (status in ('draft', 'published', 'archived')),
  picture_id uuid constraint products_picture_id_fkey references pictures,
  weekdays smallint[] not null,
  -- True once somebody declared the allergens, "contains none of them" included: silence is not safety.
  allergens_declared boolean not null default false,
  kcal numeric(6, 1),
  protein numeric(6, 1),
  carbohydrate numeric(6, 1),
  fat numeric(6, 1),
  fibre numeric(6, 1),
  salt numeric(6, 2),
  search text not null generated always as (public.searchable(name_fr || ' ' || name_en)) stored,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint products_published_declared check (status <> 'published' or allergens_declared)
);
create index products_name_idx on products (status, name_fr collate "fr-x-icu", id);
create index products_category_id_idx on products (category_id);
create index products_search_idx on products using gin (search gin_trgm_ops);

create table product_tags (
  product_id integer not null references products on delete cascade,
  tag_id integer not null constraint product_tags_tag_id_fkey references tags,
  primary key (product_id, tag_id)
);
create index product_tags_tag_id_idx on product_tags (tag_id);

create table product_allergens (
  product_id integer not null references products on delete cascade,
  allergen_id integer not null constraint product_allergens_allergen_id_fkey references allergens,
  presence text not null check (presence in ('contains', 'may_contain')),
  primary key (product_id, allergen_id)
);
create index product_allergens_allergen_id_idx on product_allergens (allergen_id);

create table offers (
  product_id integer not null references products on delete cascade,
  size_id integer not null constraint offers_size_id_fkey references sizes,
  price integer not null check (price >= 0),
  -- Portions per delivery date; null = no limit.
  quantity_available integer check (quantity_available >= 0),
  primary key (product_id, size_id)
);
create index offers_size_id_idx on offers (size_id);

-- Delivery.

create table delivery_zones (
  id integer generated always as identity primary key,
  name_fr text not null,
  name_en text not null,
  colour text not null,
  -- Cents; null = the delivery configuration's.
  fee integer check (fee >= 0),
  free_delivery_from integer check (free_delivery_from >= 0),
  minimum_order integer not null default 0 check (minimum_order >= 0),
  active boolean not null default true,
  search text not null generated always as (public.searchable(name_fr || ' ' || name_en)) stored,
  version integer not null default 1
);

create table postal_codes (
  id integer generated always as identity primary key,
  country text not null,
  -- A whole code or the beginning of one, normalised: upper case, no spaces.
  code text not null,
  city text not null default '',
  zone_id integer constraint postal_codes_zone_id_fkey references delivery_zones,
  search text not null generated always as (public.searchable(code || ' ' || city)) stored,
  version integer not null default 1,
  constraint postal_codes_country_code_key unique (country, code)
);
create index postal_codes_zone_id_idx on postal_codes (zone_id);

create table delivery_schedules (
  id integer generated always as identity primary key,
  weekday smallint not null check (weekday between 1 and 7),
  starts time not null,
  ends time not null,
  -- Orders per date; null = no limit.
  capacity integer check (capacity >= 0),
  notice_hours integer check (notice_hours >= 0),
  active boolean not null default true,
  version integer not null default 1,
  constraint delivery_schedules_order check (starts < ends)
);

create table delivery_schedule_zones (
  schedule_id integer not null references delivery_schedules on delete cascade,
  zone_id integer not null constraint delivery_schedule_zones_zone_id_fkey references delivery_zones,
  primary key (schedule_id, zone_id)
);
create index delivery_schedule_zones_zone_id_idx on delivery_schedule_zones (zone_id);

-- Rows are never edited: the newest one in force applies, the others are history.
create table delivery_configurations (
  id integer generated always as identity primary key,
  effective_from timestamptz not null,
  shipping_fee integer not null check (shipping_fee >= 0),
  free_delivery_from integer check (free_delivery_from >= 0),
  notice_hours integer not null check (notice_hours >= 0),
  promise_hours integer not null check (promise_hours >= 0),
  horizon_days integer not null check (horizon_days >= 0),
  closed_dates date[] not null default '{}',
  created_at timestamptz not null default now(),
  created_by integer references administrators
);
create index delivery_configurations_effective_idx on delivery_configurations (effective_from desc, id desc);

-- Clients.

create table clients (
  id integer generated always as identity primary key,
  first_name text not null,
  last_name text not null,
  email text not null,
  phone text not null default '',
  locale text not null default 'fr' check (locale in ('fr', 'en')),
  diet_note text not null default '',
  marketing_consent boolean not null default false,
  -- Kept by the transactions that place and cancel orders, never recounted.
  orders_count integer not null default 0,
  orders_amount bigint not null default 0,
  last_order_at timestamptz,
  search text not null generated always as
    (public.searchable(first_name || ' ' || last_name || ' ' || email || ' ' || phone)) stored,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create unique index clients_email_key on clients (lower(email));
create index clients_name_idx on clients (last_name collate "fr-x-icu", id);
create index clients_search_idx on clients using gin (search gin_trgm_ops) with (fastupdate = off);

create table client_allergens (
  client_id integer not null references clients on delete cascade,
  allergen_id integer not null constraint client_allergens_allergen_id_fkey references allergens,
  severity text not null check (severity in ('allergy', 'intolerance')),
  primary key (client_id, allergen_id)
);
create index client_allergens_allergen_id_idx on client_allergens (allergen_id);

create table addresses (
  id integer generated always as identity primary key,
  client_id integer not null references clients on delete cascade,
  label text not null default '',
  phone text not null default '',
  address text not null,
  city text not null,
  country text not null default 'FR',
  postal_code text not null
);
create index addresses_client_id_idx on addresses (client_id);

-- Orders. What a line and an address said on the day they were ordered stays: they are copies, not references.

-- Keys that placed an order, with a hash of what was asked: the same key twice places one order.
create table idempotency_keys (
  key text primary key,
  request_hash text not null,
  created_at timestamptz not null
);

create table order_numbers (
  year integer primary key,
  last integer not null
);

create table orders (
  id integer generated always as identity primary key,
  number text not null constraint orders_number_key unique,
  client_id integer not null constraint orders_client_id_fkey references clients,
  status text not null default 'pending' check (status in
    ('pending', 'confirmed', 'preparing', 'ready', 'delivering', 'delivered', 'failed', 'cancelled')),
  payment_status text not null default 'unpaid' check (payment_status in
    ('unpaid', 'paid', 'partially_refunded', 'refunded')),
  source text not null check (source in ('administration', 'website')),
  placed_at timestamptz not null,
  placed_by integer references administrators,
  delivery_date date not null,
  schedule_id integer not null constraint orders_schedule_id_fkey references delivery_schedules,
  slot_starts time not null,
  slot_ends time not null,
  zone_id integer not null constraint orders_zone_id_fkey references delivery_zones,
  zone_name jsonb not null,
  client jsonb not null,
  address jsonb not null,
  notes text not null default '',
  items integer not null,
  subtotal integer not null,
  discount integer not null,
  delivery_fee integer not null,
  taxes jsonb not null,
  total integer not null check (total >= 0),
  -- Worst allergy conflict the lines have with the client, null when none.
  allergy_alert text check (allergy_alert in ('override', 'warning')),
  idempotency_key text constraint orders_idempotency_key_key unique,
  search text not null generated always as (public.searchable(
    number || ' ' || (client ->> 'firstName') || ' ' || (client ->> 'lastName') || ' ' || (client ->> 'email') || ' ' ||
    (client ->> 'phone'))) stored,
  version integer not null default 1,
  updated_at timestamptz not null default now()
);
create index orders_client_id_idx on orders (client_id, id desc);
create index orders_delivery_date_idx on orders (delivery_date desc, id desc);
create index orders_status_idx on orders (status, delivery_date desc, id desc);
create index orders_schedule_id_idx on orders (schedule_id);
create index orders_zone_id_idx on orders (zone_id);
-- Without a pending list, which every search would have to read whole.
create index orders_search_idx on orders using gin (search gin_trgm_ops) with (fastupdate = off);

create table order_lines (
  order_id integer not null references orders on delete cascade,
  position smallint not null,
  product_id integer not null constraint order_lines_product_id_fkey references products,
  size_id integer not null constraint order_lines_size_id_fkey references sizes,
  name jsonb not null,
  size_name jsonb not null,
  quantity integer not null check (quantity > 0),
  unit_price integer not null,
  gross integer not null,
  discount integer not null,
  total integer not null,
  tax_rate_id integer not null constraint order_lines_tax_rate_id_fkey references tax_rates,
  tax_components jsonb not null,
  -- [{ "id", "code", "name": { "fr", "en" }, "presence" }] on the day it was ordered.
  allergens jsonb not null,
  primary key (order_id, position)
);
create index order_lines_product_id_idx on order_lines (product_id);
create index order_lines_size_id_idx on order_lines (size_id);
create index order_lines_tax_rate_id_idx on order_lines (tax_rate_id);

create table order_allergy_conflicts (
  order_id integer not null references orders on delete cascade,
  line_position smallint not null,
  allergen_id integer not null constraint order_allergy_conflicts_allergen_id_fkey references allergens,
  allergen_name jsonb not null,
  severity text not null,
  presence text not null,
  must_override boolean not null,
  primary key (order_id, line_position, allergen_id)
);
create index order_allergy_conflicts_allergen_id_idx on order_allergy_conflicts (allergen_id);

-- What happened to an order, oldest first: the timeline, and the record of who overrode an allergy and why.
create table order_events (
  id bigint generated always as identity primary key,
  order_id integer not null references orders on delete cascade,
  kind text not null check (kind in ('placed', 'allergy_overridden', 'confirmed', 'preparation_started', 'made_ready',
    'dispatched', 'delivered', 'delivery_failed', 'cancelled')),
  at timestamptz not null,
  by_id integer references administrators,
  by_name text not null,
  reason text not null default ''
);
create index order_events_order_id_idx on order_events (order_id, id);

-- What is taken of a slot and of an offer on a date. The transaction that places or cancels an order moves them; their row locks
-- are what keeps two orders from taking the same last portion.
create table slot_bookings (
  schedule_id integer not null references delivery_schedules,
  delivery_date date not null,
  taken integer not null check (taken >= 0),
  primary key (schedule_id, delivery_date)
);
create index slot_bookings_date_idx on slot_bookings (delivery_date);

create table offer_bookings (
  product_id integer not null references products,
  size_id integer not null references sizes,
  delivery_date date not null,
  taken integer not null check (taken >= 0),
  primary key (product_id, size_id, delivery_date)
);
create index offer_bookings_date_idx on offer_bookings (delivery_date);
