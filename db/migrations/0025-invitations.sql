-- Somebody who was invited has no password before they choose one, and is not active until then.
alter table administrators
  alter column password_hash drop not null,
  add constraint administrators_invited_check check (password_hash is not null or not active);

-- The link that lets them: one for each, good once, for three days, and as long as who invited them may.
create table invitations (
  administrator_id integer primary key references administrators on delete cascade,
  hash bytea not null constraint invitations_hash_key unique,
  invited_by integer not null references administrators on delete cascade,
  created_at timestamptz not null,
  expires_at timestamptz not null
);
create index invitations_invited_by_idx on invitations (invited_by);
create index invitations_expires_at_idx on invitations (expires_at);
