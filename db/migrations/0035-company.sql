-- What invoices say of the house, in its only row: all of it may be empty until somebody has typed it.
create table company (
  id integer primary key default 1 constraint company_id_check check (id = 1),
  legal_name text not null default '',
  legal_form text not null default '',
  -- In cents.
  capital integer check (capital >= 0),
  address text not null default '',
  postal_code text not null default '',
  city text not null default '',
  country text not null default 'FR',
  siret text not null default '' check (siret ~ '^([0-9]{14})?$'),
  registry text not null default '',
  vat_applies boolean not null default true,
  vat_number text not null default '',
  payment_terms jsonb not null default '{"fr": "", "en": ""}',
  serves_professionals boolean not null default true,
  late_penalties jsonb not null default '{"fr": "", "en": ""}',
  version integer not null default 1
);
insert into company default values;
