-- The latest of an administrator's passwords; null where nobody has changed it since the account was made.
alter table administrators add column password_changed_at timestamptz;

-- Links that let somebody choose a new password; each is good once, for a short while.
create table password_resets (
  hash bytea primary key,
  administrator_id integer not null references administrators on delete cascade,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index password_resets_administrator_id_idx on password_resets (administrator_id);

-- Sign-ins by way of another provider that are under way: what has to match when the person comes back.
create table provider_sign_ins (
  state_hash bytea primary key,
  provider text not null,
  code_verifier text not null,
  nonce text not null,
  created_at timestamptz not null,
  expires_at timestamptz not null
);
create index provider_sign_ins_expires_at_idx on provider_sign_ins (expires_at);

-- Who did what to which thing. The person's name stays when the person goes, and so does that of the thing.
create table audit_entries (
  id integer generated always as identity primary key,
  at timestamptz not null,
  administrator_id integer references administrators on delete set null,
  administrator_name text not null,
  tag text not null,
  operation text not null,
  thing_id text,
  thing_name text,
  before jsonb,
  after jsonb,
  search text not null generated always as (
    public.searchable(administrator_name || ' ' || operation || ' ' || coalesce(thing_name, '') || ' ' || coalesce(thing_id, ''))
  ) stored
);
create index audit_entries_at_idx on audit_entries (at, id);
create index audit_entries_thing_idx on audit_entries (tag, thing_id, at);
create index audit_entries_administrator_id_idx on audit_entries (administrator_id, at, id);
create index audit_entries_search_idx on audit_entries using gin (search public.gin_trgm_ops);
