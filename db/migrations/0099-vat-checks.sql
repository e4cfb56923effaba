-- When VIES was last asked about a company's VAT number, how often in vain, and when it is asked next; null: not at all.
alter table companies
  add column vat_check_tries smallint not null default 0,
  add column vat_check_asked_at timestamptz,
  add column vat_check_due_at timestamptz;
update companies set vat_check_due_at = now() where vat_number <> '';
create index companies_vat_check_due_idx on companies (vat_check_due_at) where vat_check_due_at is not null;

-- One function tells what stands beside orders.
drop function if exists notify_availability() cascade;
drop function if exists notify_stop_order() cascade;
