-- What connects the house to the world. The mail server and Stripe's keys are sealed whole by the secret key, so that
-- nobody who writes to the table alone sends a password to a server of theirs.
create table house_settings (
  id integer primary key default 1 check (id = 1),
  version integer not null default 1,
  sender_address text not null default '',
  maps_key text not null default '',
  public_url text not null default '',
  site_url text not null default '',
  sealed_mail_server bytea,
  sealed_stripe bytea
);
insert into house_settings default values;
