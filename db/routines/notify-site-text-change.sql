-- Each node caches the house's name and its settings: the notification names the table, so that no booking makes it
-- read them again.
create or replace function notify_site_text_change() returns trigger language plpgsql as $$
  begin
    perform pg_notify('site_changed', tg_table_name);
    return null;
  end
$$;
create or replace trigger site_change_told after insert or update or delete or truncate on site_text_versions
  for each statement execute function notify_site_text_change();
create or replace trigger site_change_told after insert or update or delete or truncate on house_settings
  for each statement execute function notify_site_text_change();
