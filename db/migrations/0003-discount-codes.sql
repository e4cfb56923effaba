-- What a client says to pay less.
create table discount_codes (
  id integer generated always as identity primary key,
  -- Letters and digits, in upper case.
  code text not null constraint discount_codes_code_key unique,
  type text not null check (type in ('percent', 'amount', 'free_delivery')),
  -- Basis points of a percentage, cents of an amount; null where the delivery is free.
  value integer check (value > 0),
  -- Cents, before the discount.
  minimum_goods integer check (minimum_goods >= 0),
  valid_from timestamptz,
  -- The first moment at which it no longer holds.
  valid_until timestamptz,
  total_limit integer check (total_limit > 0),
  client_limit integer check (client_limit > 0),
  first_order_only boolean not null default false,
  active boolean not null default true,
  -- Moved by the transactions that place and cancel orders, never recounted; its row lock is what keeps two orders from the same last use.
  uses integer not null default 0 check (uses >= 0),
  search text not null generated always as (public.searchable(code)) stored,
  version integer not null default 1,
  constraint discount_codes_value check ((type = 'free_delivery') = (value is null)),
  constraint discount_codes_period check (valid_from < valid_until)
);
create index discount_codes_uses_idx on discount_codes (uses, id);
create index discount_codes_search_idx on discount_codes using gin (search public.gin_trgm_ops);

-- The categories whose dishes a code applies to; none is all of them.
create table discount_code_categories (
  discount_code_id integer not null references discount_codes on delete cascade,
  category_id integer not null constraint discount_code_categories_category_id_fkey references categories,
  primary key (discount_code_id, category_id)
);
create index discount_code_categories_category_id_idx on discount_code_categories (category_id);

-- How often each client has used a code: kept and locked as the code's own count.
create table discount_code_uses (
  discount_code_id integer not null references discount_codes on delete cascade,
  client_id integer not null references clients on delete cascade,
  uses integer not null check (uses >= 0),
  primary key (discount_code_id, client_id)
);
create index discount_code_uses_client_id_idx on discount_code_uses (client_id);

-- The code an order used, and what it was called on that day.
alter table orders
  add column discount_code_id integer constraint orders_discount_code_id_fkey references discount_codes,
  add column discount_code text,
  add constraint orders_discount_code check ((discount_code_id is null) = (discount_code is null));
create index orders_discount_code_id_idx on orders (discount_code_id) where discount_code_id is not null;
