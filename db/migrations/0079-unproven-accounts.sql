-- In a house without a mail server nobody can show that an e-mail address is theirs. Who registers there has an account all the same, under the address
-- that they typed: it stands here, and not on their record, so that it neither finds what the house has of that address nor holds it from its owner.
alter table client_accounts
  add column unproven_email text constraint client_accounts_unproven_email_check check (unproven_email <> '');
-- Several may type one address: of these each has the account that their password opens. All of an address are hashed with one salt, so that one hash
-- finds the account, and a sign-in takes as long whoever has typed the address before.
create unique index client_accounts_password_key on client_accounts (lower(unproven_email), password_hash)
  where unproven_email is not null;

-- What the salts of addresses are made with.
create table house_salts (
  id integer primary key default 1 check (id = 1),
  salt uuid not null default gen_random_uuid()
);
insert into house_salts default values;

-- The account whose address the link proves, where it stands already.
alter table client_registrations
  add column client_id integer constraint client_registrations_client_id_fkey references client_accounts
    on update cascade on delete cascade;
create index client_registrations_client_id_idx on client_registrations (client_id) where client_id is not null;
