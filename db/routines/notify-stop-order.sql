-- That somebody said in which order a round is driven is told to every node, once for each transaction.
create or replace function notify_stop_order() returns trigger language plpgsql as $$
  begin
    perform pg_notify('order_news', 'stops');
    return null;
  end
$$;
create or replace trigger stop_orders_told after insert or update or delete on stop_orders
  for each statement execute function notify_stop_order();
