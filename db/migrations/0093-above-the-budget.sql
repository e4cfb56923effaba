-- Above the budget of a group order its guests may pay themselves. Their money comes in before there is an order.
alter table group_orders
  add column above_budget text not null default 'refused' check (above_budget in ('refused', 'paid_by_guest'));
-- Cents given back that they were told of.
alter table group_order_guests add column refund_told integer not null default 0;

-- Null: of a guest whose group order is no order yet, or became none.
alter table payments alter column order_id drop not null;

alter table online_payment_parts drop constraint online_payment_parts_pkey;
alter table online_payment_parts
  alter column order_id drop not null,
  add column id integer generated always as identity primary key,
  -- It stays theirs when they are forgotten.
  add column by_guest boolean not null default false,
  add column group_order_id integer constraint online_payment_parts_group_order_id_fkey references group_orders on delete set null,
  add column guest_id integer constraint online_payment_parts_guest_id_fkey references group_order_guests on delete set null,
  add constraint online_payment_parts_order_key unique (online_payment_id, order_id),
  add constraint online_payment_parts_payer_check check (order_id is not null or by_guest);
create unique index online_payment_parts_guest_open_idx on online_payment_parts (guest_id) where state = 'open';
create index online_payment_parts_guest_id_idx on online_payment_parts (guest_id) where guest_id is not null;
create index online_payment_parts_group_order_id_idx on online_payment_parts (group_order_id) where group_order_id is not null;
create index online_payment_parts_ahead_idx on online_payment_parts (id) where order_id is null;

alter table payment_links
  alter column order_id drop not null,
  add column guest_id integer constraint payment_links_guest_id_fkey references group_order_guests on delete cascade,
  add constraint payment_links_payer_check check (num_nonnulls(order_id, guest_id) = 1);
create index payment_links_guest_id_idx on payment_links (guest_id) where guest_id is not null;
