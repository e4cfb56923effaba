-- An online payment that failed waits for somebody of the house, until the order is paid or somebody says that they have seen to it.
alter table online_payments
  -- The provider's charge that failed last: the same one told again is no other failure.
  add column failed_charge text not null default '',
  add column failure_seen_at timestamptz;
create index online_payments_failed_idx on online_payments (id) where state = 'open' and failure <> '' and failure_seen_at is null;
