-- What lets a client in to the site where they order. They sign in with the e-mail address of their record; who has no row here was taken by
-- phone and has no account yet.
create table client_accounts (
  client_id integer primary key constraint client_accounts_client_id_fkey references clients on delete cascade,
  password_hash text not null,
  password_changed_at timestamptz not null,
  created_at timestamptz not null
);

-- What somebody typed who says that they would like an account. It is nobody's until the link that was mailed is opened by who typed it.
create table client_registrations (
  hash bytea primary key,
  -- Of the key that the browser keeps in which it was typed.
  key_hash bytea not null,
  email text not null,
  first_name text not null,
  last_name text not null,
  phone text not null,
  locale text not null check (locale in ('fr', 'en')),
  password_hash text not null,
  created_at timestamptz not null,
  expires_at timestamptz not null
);
create index client_registrations_expires_at_idx on client_registrations (expires_at);

-- A session is an administrator's or a client's, and never both; so is a link to a new password.
alter table sessions
  alter column administrator_id drop not null,
  add column client_id integer constraint sessions_client_id_fkey references client_accounts
    on update cascade on delete cascade,
  add constraint sessions_account_check check (num_nonnulls(administrator_id, client_id) = 1);
create index sessions_client_id_idx on sessions (client_id) where client_id is not null;

alter table password_resets
  alter column administrator_id drop not null,
  add column client_id integer constraint password_resets_client_id_fkey references clients on delete cascade,
  -- Where it was mailed to: it is good as long as that is the account's address.
  add column email text not null default '',
  add constraint password_resets_account_check check (num_nonnulls(administrator_id, client_id) = 1);
update password_resets set email = administrators.email from administrators where administrators.id = administrator_id;
alter table password_resets alter column email drop default;
create index password_resets_client_id_idx on password_resets (client_id) where client_id is not null;

-- What a client has chosen and not ordered yet; each account has one.
create table carts (
  id integer generated always as identity primary key,
  client_id integer not null constraint carts_client_id_key unique constraint carts_client_id_fkey references clients on delete cascade
);

-- Whoever is forgotten is forgotten as somebody who did something, too.
alter table audit_entries add column client_id integer;
create index audit_entries_client_id_idx on audit_entries (client_id) where client_id is not null;
