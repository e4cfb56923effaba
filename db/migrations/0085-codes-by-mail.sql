-- A client may sign in by a code alone: a password is chosen later, or never.
alter table client_accounts
  alter column password_hash drop not null,
  add constraint client_accounts_password_check check (password_hash is not null or unproven_email is null);

-- The newest code that was mailed to an address: for who signs in, or for the client who proves that it is theirs.
create table mailed_codes (
  email text not null check (email = lower(email)),
  client_id integer constraint mailed_codes_client_id_fkey references client_accounts on update cascade on delete cascade,
  -- Made with a key that the database does not hold: a million codes are soon tried.
  hash text not null,
  digits smallint not null,
  tries smallint not null default 0,
  expires_at timestamptz not null,
  constraint mailed_codes_key unique nulls not distinct (email, client_id)
);
create index mailed_codes_expires_at_idx on mailed_codes (expires_at);
create index mailed_codes_client_id_idx on mailed_codes (client_id) where client_id is not null;

-- Wrong codes of a day: of each address, and of the whole house as the empty one.
create table wrong_mailed_codes (
  email text primary key,
  count integer not null,
  since timestamptz not null
);
