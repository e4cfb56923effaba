-- Two records of one client made one. The records are named by number alone: the one that went is gone, and the one that stayed may go later.
create table client_merges (
  id integer generated always as identity primary key,
  kept_id integer not null,
  other_id integer not null,
  at timestamptz not null,
  by_id integer constraint client_merges_by_id_fkey references administrators on delete set null,
  by_name text not null,
  -- Both records as they were, for undoing; null once that can no longer be.
  undo jsonb
);
create index client_merges_kept_id_idx on client_merges (kept_id);
create index client_merges_other_id_idx on client_merges (other_id);
create index client_merges_at_idx on client_merges (at) where undo is not null;
create index client_merges_by_id_idx on client_merges (by_id);
