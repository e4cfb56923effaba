-- Postal codes outside the zones that people asked for, and who is told once a zone serves them. A routine counts the wishes.
create table wanted_areas (
  id integer generated always as identity primary key,
  country text not null,
  postal_code text not null,
  city text not null default '',
  wishes integer not null default 0 check (wishes >= 0),
  last_at timestamptz not null,
  constraint wanted_areas_code_key unique (country, postal_code)
);
create index wanted_areas_wishes_idx on wanted_areas (wishes, id);

create table area_wishes (
  id integer generated always as identity primary key,
  area_id integer not null constraint area_wishes_area_id_fkey references wanted_areas on delete cascade,
  email text not null check (email = lower(email)),
  locale text not null check (locale in ('fr', 'en')),
  at timestamptz not null,
  constraint area_wishes_email_key unique (area_id, email)
);
create index area_wishes_email_idx on area_wishes (email);
create index area_wishes_at_idx on area_wishes (at);
