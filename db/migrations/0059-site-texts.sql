-- What the house writes for its site: each saving is a version, and none is ever changed.
create table site_text_versions (
  version integer primary key check (version > 1),
  texts jsonb not null,
  -- The picture that the texts name, so that it stays as long as they do.
  logo_id uuid constraint site_text_versions_logo_id_fkey references pictures,
  saved_by text not null,
  saved_at timestamptz not null
);
create index site_text_versions_logo_id_idx on site_text_versions (logo_id) where logo_id is not null;

-- Texts that are looked at before they are saved.
create table site_text_previews (
  id uuid primary key default gen_random_uuid(),
  texts jsonb not null,
  logo_id uuid constraint site_text_previews_logo_id_fkey references pictures,
  made_at timestamptz not null
);
create index site_text_previews_made_at_idx on site_text_previews (made_at);
create index site_text_previews_logo_id_idx on site_text_previews (logo_id) where logo_id is not null;

create trigger site_change_told after insert or update or delete or truncate on site_text_versions
  for each statement execute function public.tell_site_change();
