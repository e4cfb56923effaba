-- Who is called nearly as was typed is looked for by name alone: how alike two texts are takes as long as they are.
alter table clients add column name_search text not null
  generated always as (public.searchable(first_name || ' ' || last_name)) stored;
create index clients_name_search_idx on clients using gin (name_search gin_trgm_ops) with (fastupdate = off);
