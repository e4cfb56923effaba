-- What the servers of the house note of themselves: each of them, the latest backup that was downloaded whole, the latest verification.
create table server_records (
  kind text not null constraint server_records_kind_check check (kind in ('node', 'backup', 'verification')),
  -- Of a node; empty otherwise.
  name text not null default '',
  at timestamptz not null,
  facts jsonb not null,
  primary key (kind, name)
);
