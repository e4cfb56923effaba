-- A client, the host, opens an order to which others add what they eat: each guest chooses by a link, and says what they react to for
-- themselves. At the deadline it is placed as an order of the host.
create table group_orders (
  id integer primary key generated always as identity,
  version integer not null default 1,
  client_id integer not null constraint group_orders_client_id_fkey references clients,
  delivery_date date not null,
  schedule_id integer not null constraint group_orders_schedule_id_fkey references delivery_schedules,
  -- An address that its client has removed since: the order cannot be placed until there is another one.
  address_id integer constraint group_orders_address_id_fkey references addresses on delete set null,
  deadline timestamptz not null,
  -- Cents for each guest; null: no limit.
  budget integer check (budget > 0),
  payment_choice text not null check (payment_choice <> ''),
  driver_note text not null default '',
  -- Of the company that the host orders for.
  purchase_reference text not null default '',
  names_shown boolean not null default false,
  weekly boolean not null default false,
  state text not null default 'open' check (state in ('open', 'placed', 'empty', 'refused', 'cancelled')),
  -- The refusal's code where the order could not be placed.
  reason text not null default '',
  -- The one of the week before.
  follows_id integer unique constraint group_orders_follows_id_fkey references group_orders on delete set null,
  opened_at timestamptz not null,
  closed_at timestamptz,
  told_at timestamptz,
  check ((state = 'open') = (closed_at is null))
);
create index group_orders_client_id_idx on group_orders (client_id, id desc);
create index group_orders_schedule_id_idx on group_orders (schedule_id, delivery_date) where state = 'open';
create index group_orders_address_id_idx on group_orders (address_id) where address_id is not null;
create index group_orders_deadline_idx on group_orders (deadline) where state = 'open';
create index group_orders_day_idx on group_orders (delivery_date) where state = 'open';
create index group_orders_told_idx on group_orders (closed_at) where told_at is null and closed_at is not null;
create index group_orders_weekly_idx on group_orders (id) where weekly and state <> 'open';

-- A guest is an eater who sits at the host's table for one order: what they react to is judged as everybody's is.
alter table eaters
  add column group_order_id integer constraint eaters_group_order_id_fkey references group_orders on delete cascade,
  add constraint eaters_guest_check check (group_order_id is null or not is_client);
create index eaters_group_order_id_idx on eaters (group_order_id) where group_order_id is not null;

alter table orders add column group_order_id integer constraint orders_group_order_id_fkey references group_orders on delete set null;
create unique index orders_group_order_id_key on orders (group_order_id) where group_order_id is not null;

create table group_order_guests (
  id integer primary key generated always as identity,
  group_order_id integer not null constraint group_order_guests_group_order_id_fkey references group_orders on delete cascade,
  -- Null while somebody is expected who has not come yet.
  eater_id integer constraint group_order_guests_eater_id_fkey references eaters on delete cascade,
  name text not null check (name <> ''),
  -- As the host has typed it; the host reads it again, unlike the guest's own.
  invited_email text not null default '',
  email text not null default '',
  locale text not null check (locale in ('fr', 'en')),
  -- Of the key by which their browser comes back.
  key_hash bytea unique,
  reminded_at timestamptz,
  told_at timestamptz,
  check ((eater_id is null) = (key_hash is null)),
  constraint group_order_guests_eater_key unique (eater_id, group_order_id)
);
create index group_order_guests_group_order_id_idx on group_order_guests (group_order_id, id);

create table group_order_choices (
  guest_id integer not null constraint group_order_choices_guest_id_fkey references group_order_guests on delete cascade,
  product_id integer not null constraint group_order_choices_product_id_fkey references products on delete cascade,
  size_id integer not null constraint group_order_choices_size_id_fkey references sizes on delete cascade,
  quantity smallint not null check (quantity > 0),
  -- What the guest wants all the same: allergens, severity, presence, as when a client accepts.
  accepted jsonb not null default '[]',
  chosen_at timestamptz not null,
  -- It could not be ordered with the others.
  dropped boolean not null default false,
  primary key (guest_id, product_id, size_id)
);
create index group_order_choices_product_id_idx on group_order_choices (product_id);
create index group_order_choices_size_id_idx on group_order_choices (size_id);

create table group_order_links (
  hash bytea primary key,
  group_order_id integer not null constraint group_order_links_group_order_id_fkey references group_orders on delete cascade,
  -- Whom the house wrote to; null for a link that the host shares.
  guest_id integer constraint group_order_links_guest_id_fkey references group_order_guests on delete cascade,
  made_at timestamptz not null
);
create index group_order_links_group_order_id_idx on group_order_links (group_order_id, made_at);
create index group_order_links_guest_id_idx on group_order_links (guest_id) where guest_id is not null;
