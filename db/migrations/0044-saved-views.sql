-- What somebody narrows a list down by, kept under a name, for themselves or for the house; each may begin with another one of them.
create table saved_views (
  id integer generated always as identity primary key,
  administrator_id integer not null references administrators on delete cascade,
  list text not null,
  name text not null check (name <> ''),
  query jsonb not null,
  shared boolean not null,
  constraint saved_views_name_key unique (administrator_id, list, name)
);
create index saved_views_shared_idx on saved_views (list) where shared;

create table default_views (
  administrator_id integer not null references administrators on delete cascade,
  list text not null,
  view_id integer not null constraint default_views_view_id_fkey references saved_views on delete cascade,
  primary key (administrator_id, list)
);
create index default_views_view_id_idx on default_views (view_id);
