-- What people write to the house on its site, and what became of it.
create table contact_messages (
  id integer generated always as identity primary key,
  name text not null,
  email text not null,
  phone text not null default '',
  text text not null,
  locale text not null check (locale in ('fr', 'en')),
  at timestamptz not null,
  client_id integer constraint contact_messages_client_id_fkey references clients on delete set null,
  state text not null default 'open' check (state in ('open', 'answered', 'closed')),
  answer text not null default '',
  handled_by text,
  handled_at timestamptz
);
create index contact_messages_at_idx on contact_messages (at, id);
create index contact_messages_client_id_idx on contact_messages (client_id) where client_id is not null;
