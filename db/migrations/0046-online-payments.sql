-- Clients pay online by Stripe. Of a card nothing is kept but what Stripe calls its owner.
alter table payments
  drop constraint payments_provider_check,
  add constraint payments_provider_check check (provider in ('manual', 'stripe')),
  drop constraint payments_method_check,
  add constraint payments_method_check check (method in ('cash', 'card_terminal', 'transfer', 'cheque', 'meal_voucher', 'on_delivery', 'online',
    'unrecorded'));

alter table clients add column stripe_customer_id text constraint clients_stripe_customer_id_key unique;

-- A payment that Stripe was asked for, from the first look at its form to the money.
create table online_payments (
  id integer generated always as identity primary key,
  order_id integer not null constraint online_payments_order_id_fkey references orders on delete cascade,
  -- Makes a repeated call the same one. No number: that would come again in another database of the same Stripe account.
  reference uuid not null default gen_random_uuid() constraint online_payments_reference_key unique,
  -- In cents, as Stripe was told last.
  amount integer not null constraint online_payments_amount_check check (amount > 0),
  state text not null default 'open' constraint online_payments_state_check check (state in ('open', 'paid', 'cancelled')),
  -- What Stripe calls it; null until it answered.
  intent_id text constraint online_payments_intent_id_key unique,
  -- The money, once it came in.
  payment_id integer constraint online_payments_payment_id_key unique
    constraint online_payments_payment_id_fkey references payments on delete cascade,
  -- Why the last try failed, as Stripe's code; empty where none did.
  failure text not null default '',
  at timestamptz not null,
  constraint online_payments_paid_check check ((state = 'paid') = (payment_id is not null))
);
-- Two who pay at once pay the same one: the client is charged once.
create unique index online_payments_open_idx on online_payments (order_id) where state = 'open';
create index online_payments_order_id_idx on online_payments (order_id);

-- What goes back through Stripe: kept with the refund, sent afterwards.
create table online_refunds (
  payment_id integer primary key constraint online_refunds_payment_id_fkey references payments on delete cascade,
  online_payment_id integer not null constraint online_refunds_online_payment_id_fkey references online_payments on delete cascade,
  reference uuid not null default gen_random_uuid() constraint online_refunds_reference_key unique,
  amount integer not null constraint online_refunds_amount_check check (amount > 0),
  state text not null default 'under_way' constraint online_refunds_state_check check (state in ('under_way', 'done', 'failed')),
  refund_id text constraint online_refunds_refund_id_key unique,
  failure text not null default ''
);
create index online_refunds_online_payment_id_idx on online_refunds (online_payment_id);
create index online_refunds_under_way_idx on online_refunds (payment_id) where state = 'under_way';

-- What Stripe told, each event once. Not what it said: that is nobody's to keep.
create table payment_news (
  id text primary key,
  kind text not null,
  at timestamptz not null
);
create index payment_news_at_idx on payment_news (at);

-- Links by which an order can be paid, for whoever holds one. The database keeps hashes alone.
create table payment_links (
  hash bytea primary key,
  order_id integer not null constraint payment_links_order_id_fkey references orders on delete cascade,
  expires_at timestamptz not null
);
create index payment_links_order_id_idx on payment_links (order_id);
create index payment_links_expires_at_idx on payment_links (expires_at);

alter table order_events
  drop constraint order_events_kind_check,
  add constraint order_events_kind_check check (kind in ('placed', 'allergy_overridden', 'allergy_found', 'allergy_gone', 'place_forced',
    'minimum_forced', 'changed', 'undone', 'noted', 'confirmed', 'preparation_started', 'made_ready', 'dispatched', 'delivered', 'delivery_failed',
    'cancelled', 'payment_requested', 'paid', 'payment_undone', 'refunded', 'refund_undone'));

alter table mails
  drop constraint mails_kind_check,
  add constraint mails_kind_check
    check (kind in ('placed', 'confirmed', 'changed', 'dispatched', 'delivered', 'cancelled', 'refunded', 'payment_requested')),
  drop constraint mails_reason_check,
  add constraint mails_reason_check check (reason in ('', 'switched-off', 'no-address', 'nothing-due', 'taken-back', 'refused', 'unreachable',
    'uncertain', 'restored', 'not-written'));
alter table mail_settings
  alter column kinds set default '{placed,confirmed,changed,dispatched,delivered,cancelled,refunded,payment_requested}';
update mail_settings set kinds = kinds || '{payment_requested}';

create or replace function mail_of(event text) returns text language sql immutable as $$
  select case
    when event in ('placed', 'confirmed', 'changed', 'dispatched', 'delivered', 'cancelled', 'refunded', 'payment_requested') then event
    when event = 'moved' then 'changed' end
$$;
