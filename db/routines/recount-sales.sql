-- Counts every day anew from the orders that stand, dated by the clock of that zone. Nobody places, cancels or pays meanwhile.
create or replace function recount_sales(zone text) returns void language plpgsql as $$
begin
  lock table orders in share row exclusive mode;
  update sales_clock set time_zone = zone;
  delete from sales_days;
  delete from sales_day_taxes;
  delete from sales_day_lines;

  insert into sales_days (dated_by, date, zone_id, payment_status, category_id, orders, new_clients, gross, discount, delivery_fee, tax, total,
    refunded)
  select d.dated_by, d.date, s.zone_id, s.payment_status, s.category_id, sum(s.orders),
    coalesce(sum(s.orders) filter (where c.first_order_id = o.id), 0), sum(s.gross), sum(s.discount), sum(s.delivery_fee), sum(s.tax), sum(s.total), sum(s.refunded)
  from sold_orders s join orders o on o.id = s.order_id join clients c on c.id = o.client_id join sold_dates d on d.order_id = s.order_id
  where o.status <> 'cancelled' group by 1, 2, 3, 4, 5;

  insert into sales_day_taxes
  select d.dated_by, d.date, o.zone_id, t.category_id, t.name, t.rate, sum(t.base), sum(t.tax)
  from sold_taxes t join orders o on o.id = t.order_id join sold_dates d on d.order_id = t.order_id
  where o.status <> 'cancelled' group by 1, 2, 3, 4, 5, 6;

  insert into sales_day_lines
  select d.dated_by, d.date, o.zone_id, l.category_id, l.product_id, l.size_id, sum(l.quantity), sum(l.gross), sum(l.discount)
  from order_lines l join orders o on o.id = l.order_id join sold_dates d on d.order_id = l.order_id
  where o.status <> 'cancelled' group by 1, 2, 3, 4, 5, 6;
end $$;
