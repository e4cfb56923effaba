-- Recounts every day from the standing orders, dated in that time zone. The lock blocks placing, cancelling and paying.
-- All orders at once, by the views of what is sold: `sale_of` of each takes twice as long.
create or replace function recount_sales(zone text) returns void language plpgsql as $$
begin
  lock table orders in share row exclusive mode;
  update sales_clock set time_zone = zone;
  delete from order_sales;
  delete from sales_days;
  delete from sales_day_taxes;
  delete from sales_day_lines;
  delete from sales_months;
  insert into order_sales (order_id, sale) select order_id, sale from sold_sales order by order_id;
  perform write_sales_days();
end $$;
