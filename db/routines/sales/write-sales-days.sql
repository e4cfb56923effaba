-- What all orders brought to their days, at once by the views of what is sold. Nothing may be written of those yet.
create or replace function write_sales_days() returns void language plpgsql as $$
begin
  insert into sales_days (dated_by, date, zone_id, payment_status, category_id, orders, new_clients, gross, discount, delivery_fee, tax, total, refunded)
  select dated_by, date, zone_id, payment_status, category_id, sum(orders), sum(new_clients), sum(gross), sum(discount), sum(delivery_fee), sum(tax),
    sum(total), sum(refunded)
  from sold_days group by 1, 2, 3, 4, 5 order by 1, 2, 3, 4, 5;
  insert into sales_day_taxes (dated_by, date, zone_id, category_id, name, rate, base, amount)
  select dated_by, date, zone_id, category_id, name, rate, sum(base), sum(tax)
  from sold_taxes t join sold_dates d on d.order_id = t.order_id join orders o on o.id = t.order_id where status <> 'cancelled'
  group by 1, 2, 3, 4, 5, 6 having (sum(base), sum(tax)) <> (0, 0) order by 1, 2, 3, 4, 5, 6;
  insert into sales_day_lines (dated_by, date, zone_id, category_id, product_id, size_id, quantity, gross, discount)
  select dated_by, date, zone_id, l.category_id, product_id, size_id, sum(quantity), sum(gross), sum(l.discount)
  from order_lines l join sold_dates d on d.order_id = l.order_id join orders o on o.id = l.order_id where status <> 'cancelled'
  group by 1, 2, 3, 4, 5, 6 order by 1, 2, 3, 4, 5, 6;
end $$;
