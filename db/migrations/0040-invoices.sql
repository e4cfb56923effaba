-- Days from an invoice's own until it is to be paid.
alter table company add column payment_days integer not null default 0 check (payment_days between 0 and 60);

-- The last number that was given of each kind in each year, and its day. Whoever gives one holds the row until it is kept: no gap, no number twice.
create table invoice_series (
  kind text not null check (kind in ('invoice', 'credit_note')),
  year integer not null,
  last integer not null,
  last_on date not null,
  primary key (kind, year)
);

-- Invoices and the credit notes that take from them, with a copy of all that is printed on each.
create table invoices (
  id integer generated always as identity primary key,
  kind text not null check (kind in ('invoice', 'credit_note')),
  year integer not null,
  sequence integer not null,
  number text not null constraint invoices_number_key unique,
  order_id integer not null constraint invoices_order_id_fkey references orders,
  -- Which invoice of its order it is, from 1; null of a credit note. No two of one order are given at once.
  edition smallint,
  -- The invoice that a credit note takes from, and why.
  corrects integer constraint invoices_corrects_fkey references invoices,
  reason text check (reason in ('refunded', 'cancelled', 'changed')),
  given_on date not null,
  given_at timestamptz not null,
  total integer not null check (total >= 0),
  document jsonb not null,
  search text not null generated always as (public.searchable(
    number || ' ' || (document -> 'order' ->> 'number') || ' ' || (document -> 'client' ->> 'name'))) stored,
  constraint invoices_sequence_key unique (kind, year, sequence),
  constraint invoices_edition_key unique (order_id, edition),
  constraint invoices_credit_check check ((kind = 'credit_note') = (corrects is not null)
    and (corrects is null) = (edition is not null) and (corrects is null) = (reason is null))
);
create index invoices_given_on_idx on invoices (given_on desc, id desc);
create index invoices_corrects_idx on invoices (corrects);
create index invoices_search_idx on invoices using gin (search gin_trgm_ops) with (fastupdate = off);

-- What was given stays as it is (CGI, annexe II, article 242 nonies A; Code de commerce, article L123-22).
create function keep_invoices() returns trigger language plpgsql as $$
begin
  raise exception 'invoice % stays as it was given', old.number using errcode = 'restrict_violation';
end $$;
create trigger invoices_stay before update or delete on invoices for each row execute function keep_invoices();
