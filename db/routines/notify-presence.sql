-- A sign of life changes a row and is told to nobody.
create or replace function notify_presence() returns trigger language plpgsql as $$
  begin
    perform pg_notify('order_news', 'presence ' || coalesce(new.order_id, old.order_id));
    return null;
  end
$$;
create or replace trigger order_presences_told after insert or delete on order_presences
  for each row execute function notify_presence();
