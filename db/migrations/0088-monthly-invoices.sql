-- An invoice is of one order, or of all that a company ordered until the end of a month.
alter table invoices
  alter column order_id drop not null,
  add column company_id integer constraint invoices_company_id_fkey references companies,
  -- The first day of the month that it is of; null of an order's own.
  add column month date,
  add column due_on date,
  drop column search,
  drop constraint invoices_credit_check,
  add constraint invoices_credit_check check ((kind = 'credit_note') = (corrects is not null)
    and (corrects is null) = (reason is null) and (month is null) = (order_id is not null)
    and (edition is not null) = (corrects is null and month is null) and (month is null or company_id is not null));
alter table invoices add column search text not null generated always as (public.searchable(
  number || ' ' || coalesce(document -> 'order' ->> 'number', '') || ' ' || (document -> 'client' ->> 'name'))) stored;
create index invoices_search_idx on invoices using gin (search gin_trgm_ops) with (fastupdate = off);
create index invoices_company_id_idx on invoices (company_id, id) where company_id is not null;
create unique index invoices_company_month_key on invoices (company_id, month);

-- An order is on one month's invoice at most.
create table monthly_invoice_orders (
  order_id integer primary key references orders on delete cascade,
  invoice_id integer not null constraint monthly_invoice_orders_invoice_id_fkey references invoices on delete cascade
);
create index monthly_invoice_orders_invoice_id_idx on monthly_invoice_orders (invoice_id);
create index orders_to_invoice_idx on orders (company_id, delivery_date)
  where company_terms = 'monthly' and status = 'delivered';

-- Months that are invoiced, of companies without orders too: what is delivered late comes with the next one.
create table company_months (
  company_id integer not null references companies on delete cascade,
  month date not null,
  closed_at timestamptz not null,
  primary key (company_id, month)
);

-- What came in for an invoice at once, and was spread over its orders.
create table invoice_payments (
  id integer primary key generated always as identity,
  invoice_id integer not null constraint invoice_payments_invoice_id_fkey references invoices on delete cascade,
  amount integer not null check (amount > 0),
  method text not null,
  note text not null default '',
  at timestamptz not null,
  by_id integer constraint invoice_payments_by_id_fkey references administrators on delete set null,
  by_name text not null
);
create index invoice_payments_invoice_id_idx on invoice_payments (invoice_id);
create index invoice_payments_by_id_idx on invoice_payments (by_id);
alter table payments add column invoice_payment_id integer constraint payments_invoice_payment_id_fkey references invoice_payments;
create index payments_invoice_payment_id_idx on payments (invoice_payment_id) where invoice_payment_id is not null;

-- Each level once.
create table invoice_reminders (
  invoice_id integer not null constraint invoice_reminders_invoice_id_fkey references invoices on delete cascade,
  level smallint not null check (level between 1 and 3),
  at timestamptz not null,
  by_name text not null,
  primary key (invoice_id, level)
);
