-- Changes beside orders are told to every node, once for each transaction: how many portions there are of a dish on a
-- date, what the kitchen or who packs ticked or printed, in which order a round is driven and by whom, what VIES says of
-- a company's VAT number, and that somebody wrote on the site.
create or replace function notify_beside_orders() returns trigger language plpgsql as $$
  begin
    perform pg_notify('order_news', tg_argv[0]);
    return null;
  end
$$;
create or replace trigger offer_availabilities_told after insert or update or delete on offer_availabilities
  for each statement execute function notify_beside_orders('portions');
create or replace trigger stop_orders_told after insert or update or delete on stop_orders
  for each statement execute function notify_beside_orders('stops');
create or replace trigger round_drivers_told after insert or update or delete on round_drivers
  for each statement execute function notify_beside_orders('stops');
create or replace trigger production_ticks_told after insert or update or delete on production_ticks
  for each statement execute function notify_beside_orders('production');
create or replace trigger cooked_batches_told after insert or update or delete on cooked_batches
  for each statement execute function notify_beside_orders('production');
create or replace trigger production_prints_told after insert or update or delete on production_prints
  for each statement execute function notify_beside_orders('production');
create or replace trigger packing_ticks_told after insert or update or delete on packing_ticks
  for each statement execute function notify_beside_orders('production');
create or replace trigger companies_told after update of vat_check, vat_checked_at on companies
  for each statement execute function notify_beside_orders('companies');
create or replace trigger contact_messages_told after insert on contact_messages
  for each statement execute function notify_beside_orders('message');
