-- Adds an order to its days (times = 1) or takes it off them (-1). `new_client` says whether it is its client's first, `heir` is the order
-- that becomes it instead, `before` what sale_of said of an order that has changed since, which is taken off in the same breath. Rows are
-- locked table by table and in the order of their keys, so that two orders never deadlock.
create or replace function book_sale(sold integer, times integer, new_client boolean, heir integer default null, before jsonb default null)
  returns void
language plpgsql as $$
begin
  insert into sales_days as kept (dated_by, date, zone_id, payment_status, category_id, orders, new_clients, gross, discount, delivery_fee, tax,
    total, refunded)
  select dated_by, date, zone_id, payment_status, category_id, sum(orders), sum(new_clients), sum(gross), sum(discount), sum(delivery_fee),
    sum(tax), sum(total), sum(refunded)
  from (
    select d.dated_by, d.date, s.zone_id, s.payment_status, s.category_id, times * s.orders as orders,
      times * s.orders * new_client::integer as new_clients, times * s.gross as gross, times * s.discount as discount,
      times * s.delivery_fee as delivery_fee, times * s.tax as tax, times * s.total as total, times * s.refunded as refunded
    from sold_orders s join sold_dates d on d.order_id = s.order_id where s.order_id = sold and d.order_id = sold
    union all
    select d.dated_by, d.date, s.zone_id, s.payment_status, s.category_id, 0, s.orders, 0, 0, 0, 0, 0, 0
    from sold_orders s join sold_dates d on d.order_id = s.order_id where s.order_id = heir and d.order_id = heir
    union all
    select dated_by, date, zone_id, payment_status, category_id, -orders, -new_clients, -gross, -discount, -delivery_fee, -tax, -total, -refunded
    from jsonb_populate_recordset(null::sales_days, before -> 'days')
  ) change
  group by 1, 2, 3, 4, 5 order by 1, 2, 3, 4, 5
  on conflict (dated_by, date, zone_id, payment_status, category_id) do update set
    orders = kept.orders + excluded.orders, new_clients = kept.new_clients + excluded.new_clients, gross = kept.gross + excluded.gross,
    discount = kept.discount + excluded.discount, delivery_fee = kept.delivery_fee + excluded.delivery_fee, tax = kept.tax + excluded.tax,
    total = kept.total + excluded.total, refunded = kept.refunded + excluded.refunded;

  insert into sales_day_taxes as kept
  select dated_by, date, zone_id, category_id, name, rate, sum(base), sum(amount)
  from (
    select d.dated_by, d.date, o.zone_id, t.category_id, t.name, t.rate, times * t.base as base, times * t.tax as amount
    from sold_taxes t join orders o on o.id = t.order_id join sold_dates d on d.order_id = t.order_id
    where t.order_id = sold and o.id = sold and d.order_id = sold
    union all
    select dated_by, date, zone_id, category_id, name, rate, -base, -amount from jsonb_populate_recordset(null::sales_day_taxes, before -> 'taxes')
  ) change
  group by 1, 2, 3, 4, 5, 6 order by 1, 2, 3, 4, 5, 6
  on conflict (dated_by, date, zone_id, category_id, name, rate) do update set
    base = kept.base + excluded.base, amount = kept.amount + excluded.amount;

  insert into sales_day_lines as kept
  select dated_by, date, zone_id, category_id, product_id, size_id, sum(quantity), sum(gross), sum(discount)
  from (
    select d.dated_by, d.date, o.zone_id, l.category_id, l.product_id, l.size_id, times * l.quantity as quantity, times * l.gross as gross,
      times * l.discount as discount
    from order_lines l join orders o on o.id = l.order_id join sold_dates d on d.order_id = l.order_id
    where l.order_id = sold and o.id = sold and d.order_id = sold
    union all
    select dated_by, date, zone_id, category_id, product_id, size_id, -quantity, -gross, -discount
    from jsonb_populate_recordset(null::sales_day_lines, before -> 'lines')
  ) change
  group by 1, 2, 3, 4, 5, 6 order by 1, 2, 3, 4, 5, 6
  on conflict (dated_by, date, zone_id, category_id, product_id, size_id) do update set
    quantity = kept.quantity + excluded.quantity, gross = kept.gross + excluded.gross, discount = kept.discount + excluded.discount;
end $$;
