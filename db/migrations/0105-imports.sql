-- A file of products, clients or postal codes that is brought in, and its rows until a day after.
create table imports (
  id integer generated always as identity primary key,
  noun text not null,
  file_name text not null,
  state text not null default 'uploaded',
  heading_line integer not null default 1,
  headings text[] not null default '{}',
  mapping jsonb not null default '[]',
  create_missing boolean not null default false,
  all_or_nothing boolean not null default false,
  cancelled boolean not null default false,
  total integer not null default 0,
  done integer not null default 0,
  new_count integer not null default 0,
  changed_count integer not null default 0,
  same_count integer not null default 0,
  refused_count integer not null default 0,
  kept_count integer not null default 0,
  -- What rows named and the house did not know: zones of postal codes.
  made_beside integer[] not null default '{}',
  administrator_id integer,
  administrator_name text not null,
  created_at timestamptz not null,
  written_at timestamptz,
  constraint imports_state_check check (state in ('uploaded', 'checking', 'checked', 'running', 'done', 'undoing', 'undone', 'failed'))
);
create index imports_headings_idx on imports (noun, headings, id desc);

create table import_rows (
  import_id integer not null references imports on delete cascade,
  number integer not null,
  cells jsonb not null,
  state text,
  faults jsonb not null default '[]',
  record_id integer,
  -- Whether this import wrote the record, what it was before, and as which version it was written.
  written boolean not null default false,
  earlier jsonb,
  saved_version integer,
  primary key (import_id, number)
);
