-- That somebody said how many portions of a dish there are on a date is told to every node, once for each transaction.
create or replace function notify_availability() returns trigger language plpgsql as $$
  begin
    perform pg_notify('order_news', 'portions');
    return null;
  end
$$;
create or replace trigger offer_availabilities_told after insert or update or delete on offer_availabilities
  for each statement execute function notify_availability();
