-- Locks whom an order is of, its dishes and its companies before anything is read of them, in the order that
-- apps/api/src/orders/ledger/bookings.ts says.
create or replace function lock_client_and_products(ordering integer, dishes integer[], company integer) returns void language plpgsql as $$
begin
  perform from clients where id = ordering for no key update;
  perform from products where id = any(dishes) order by id for share;
  perform from companies where id = company or id = (select company_id from company_people where client_id = ordering)
    order by id for no key update;
end $$;
