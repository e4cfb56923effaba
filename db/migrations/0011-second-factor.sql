-- A program on somebody's phone that shows a new code every half minute. What it shares with us is sealed with a key that the database does not hold.
create table authenticators (
  administrator_id integer primary key references administrators on delete cascade,
  sealed_seed bytea not null,
  -- The half minute of the last code that was taken: that code and those before are worth nothing any more.
  last_step bigint not null,
  added_at timestamptz not null,
  last_used_at timestamptz
);

-- Devices that prove by a signature who holds them. Their public keys are no secret.
create table passkeys (
  id integer generated always as identity primary key,
  administrator_id integer not null references administrators on delete cascade,
  name text not null,
  credential_id text not null constraint passkeys_credential_id_key unique,
  public_key bytea not null,
  -- How often the device has signed, as it says itself: a copy of it would fall behind.
  counter bigint not null,
  transports text not null,
  added_at timestamptz not null,
  last_used_at timestamptz
);
create index passkeys_administrator_id_idx on passkeys (administrator_id);

-- What a passkey has to sign; good once, for a few minutes. Whoever signs in without a password is not known yet.
create table passkey_challenges (
  hash bytea primary key,
  administrator_id integer references administrators on delete cascade,
  expires_at timestamptz not null
);
create index passkey_challenges_administrator_id_idx on passkey_challenges (administrator_id);
create index passkey_challenges_expires_at_idx on passkey_challenges (expires_at);

-- They stand in for a lost phone, each once. The first letters find the row, the others are hashed as passwords are.
create table recovery_codes (
  administrator_id integer not null references administrators on delete cascade,
  beginning text not null,
  rest_hash text not null,
  made_at timestamptz not null,
  used_at timestamptz,
  primary key (administrator_id, beginning)
);

-- Who has given the password, or was vouched for, and still owes the second factor.
create table sign_in_tickets (
  hash bytea primary key,
  administrator_id integer not null references administrators on delete cascade,
  expires_at timestamptz not null
);
create index sign_in_tickets_administrator_id_idx on sign_in_tickets (administrator_id);
create index sign_in_tickets_expires_at_idx on sign_in_tickets (expires_at);

-- Wrong codes since the last right one, and until when the next has to wait.
create table wrong_codes (
  administrator_id integer primary key references administrators on delete cascade,
  count integer not null,
  wait_until timestamptz not null
);

create table second_factor_policies (
  id integer primary key default 1 check (id = 1),
  required_of text not null default 'nobody' check (required_of in ('nobody', 'owners', 'everybody')),
  version integer not null default 1
);
insert into second_factor_policies default values;
