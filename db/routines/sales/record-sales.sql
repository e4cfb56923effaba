-- Writes what these orders bring to their days from now on; the days follow by themselves.
create or replace function record_sales(changed integer[]) returns void language plpgsql as $$
begin
  insert into order_sales (order_id) select id from unnest(changed) id order by id on conflict do nothing;
  update order_sales set sale = sale_of(order_id) where order_id = any(changed);
end $$;
