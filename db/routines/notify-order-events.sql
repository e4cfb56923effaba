-- Notifies every node of an order's events at commit: ids of event and order, the kind and where the order came from,
-- never who or what it is about. More than 1000 events at once only say that there is much to read again.
create or replace function notify_order_events() returns trigger language plpgsql as $$
  begin
    if (select count(*) from added) > 1000 then
      perform pg_notify('order_news', 'much');
    else
      perform pg_notify('order_news', string_agg(id || ' ' || order_id || ' ' || kind || ' ' || source, ',' order by id))
      from (select added.*, o.source, (row_number() over (order by added.id) - 1) / 100 as bundle
        from added join orders o on o.id = added.order_id) numbered
      group by bundle;
    end if;
    return null;
  end
$$;
create or replace trigger order_events_told after insert on order_events
  referencing new table as added for each statement execute function notify_order_events();
