-- What was refused to whom and from where, counted by the quarter of an hour: an attack of a million tries is a few rows.
create table security_events (
  id integer generated always as identity primary key,
  kind text not null,
  address text not null,
  administrator_id integer references administrators on delete cascade,
  quarter timestamptz not null,
  first_at timestamptz not null,
  last_at timestamptz not null,
  count integer not null,
  unique nulls not distinct (kind, address, administrator_id, quarter)
);
create index security_events_last_at_idx on security_events (last_at desc, id desc);
create index security_events_administrator_id_idx on security_events (administrator_id);

-- The latest sign-ins, among the many entries of other work.
create index audit_entries_sign_ins_idx on audit_entries (at desc, id desc) where tag = 'sign-in' and operation = 'login';
