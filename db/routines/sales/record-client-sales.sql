-- Of orders of one client, who is counted anew: where another order is their first now, both bring other new clients to
-- their days. Answers how many orders the client has.
create or replace function record_client_sales(ordering integer, changed integer[]) returns integer language plpgsql as $$
declare
  counted record;
begin
  select * into counted from recount_client(ordering);
  if counted.former_first is distinct from counted.first then
    changed := changed || array_remove(array[counted.former_first, counted.first], null);
  end if;
  perform record_sales(array(select distinct unnest(changed)));
  return counted.orders;
end $$;
