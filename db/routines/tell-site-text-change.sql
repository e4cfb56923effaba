-- Each node keeps the name of the house: it hears of the site's texts by their table, and need not read them again with each booking.
create or replace function tell_site_text_change() returns trigger language plpgsql as $$
  begin
    perform pg_notify('site_changed', tg_table_name);
    return null;
  end
$$;
create or replace trigger site_change_told after insert or update or delete or truncate on site_text_versions
  for each statement execute function tell_site_text_change();
