-- Companies that order: what their invoices say of them, and on which terms they pay. (`company` is the house itself.)
create table companies (
  id integer primary key generated always as identity,
  version integer not null default 1,
  legal_name text not null,
  -- SIREN or SIRET; empty where there is none.
  business_number text not null default '' check (business_number ~ '^([0-9]{9}|[0-9]{14})?$'),
  vat_number text not null default '',
  vat_check text not null default 'unchecked' check (vat_check in ('unchecked', 'valid', 'invalid', 'unavailable')),
  vat_checked_at timestamptz,
  address text not null default '',
  postal_code text not null default '',
  city text not null default '',
  country text not null default 'FR',
  reference_required boolean not null default false,
  terms text not null default 'at_order' check (terms in ('at_order', 'days_30', 'monthly')),
  invoice_groups text not null default 'person' check (invoice_groups in ('person', 'cost_centre')),
  -- Cents that its orders may owe together; null without a limit.
  credit_limit integer check (credit_limit >= 0),
  active boolean not null default true,
  search text not null generated always as (public.searchable(
    legal_name || ' ' || business_number || ' ' || vat_number || ' ' || city)) stored
);
create index companies_legal_name_idx on companies (legal_name collate "fr-x-icu", id);
create index companies_search_idx on companies using gin (search gin_trgm_ops) with (fastupdate = off);
create unique index companies_business_number_key on companies (business_number) where business_number <> '';

create table company_contacts (
  id integer primary key generated always as identity,
  company_id integer not null references companies on delete cascade,
  name text not null,
  email text not null,
  for_orders boolean not null,
  for_invoices boolean not null
);
create index company_contacts_company_id_idx on company_contacts (company_id);
create index company_contacts_email_idx on company_contacts (lower(email));

-- The clients who order for a company.
create table company_people (
  client_id integer primary key references clients on delete cascade,
  company_id integer not null constraint company_people_company_id_fkey references companies,
  cost_centre text not null default ''
);
create index company_people_company_id_idx on company_people (company_id, client_id);

-- What an order was placed on: copies, whatever becomes of the company and its people.
alter table orders
  add column company_id integer constraint orders_company_id_fkey references companies,
  add column company_name text not null default '',
  add column cost_centre text not null default '',
  add column purchase_reference text not null default '',
  add column company_terms text check (company_terms in ('at_order', 'days_30', 'monthly')),
  drop constraint orders_payment_choice_check,
  add constraint orders_payment_choice_check check (payment_choice in ('on_delivery', 'transfer', 'online', 'on_invoice')),
  add constraint orders_company_check check ((company_id is null) = (company_terms is null));
create index orders_company_id_idx on orders (company_id, id) where company_id is not null;
-- What a company owes: its open orders alone.
create index orders_company_due_idx on orders (company_id) include (due) where company_id is not null and due > 0;

alter table order_forced_rules drop constraint order_forced_rules_rule_check,
  add constraint order_forced_rules_rule_check check (rule in ('place', 'minimum', 'credit'));
