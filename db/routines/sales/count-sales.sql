-- Adds to the days of sales what orders bring now, less what they brought before. Only changed rows are locked, table
-- by table in the order of their keys, so that two orders never deadlock. For the same reason a statement that writes
-- several sales counts them at once.
create or replace function count_sales() returns trigger language plpgsql as $$
declare
  changed date[];
begin
  insert into sales_days as kept (dated_by, date, zone_id, payment_status, category_id, orders, new_clients, gross, discount, delivery_fee, tax,
    total, refunded)
  select dated_by, date, zone_id, payment_status, category_id, sum(times * orders), sum(times * new_clients), sum(times * gross),
    sum(times * discount), sum(times * delivery_fee), sum(times * tax), sum(times * total), sum(times * refunded)
  from (
    select 1 as times, day.* from new_sales, jsonb_populate_recordset(null::sales_days, sale -> 'days') as day
    union all
    select -1, day.* from old_sales, jsonb_populate_recordset(null::sales_days, sale -> 'days') as day
  ) change
  group by 1, 2, 3, 4, 5
  having (sum(times * orders), sum(times * new_clients), sum(times * gross), sum(times * discount), sum(times * delivery_fee), sum(times * tax),
    sum(times * total), sum(times * refunded)) <> (0, 0, 0, 0, 0, 0, 0, 0)
  order by 1, 2, 3, 4, 5
  on conflict (dated_by, date, zone_id, payment_status, category_id) do update set
    orders = kept.orders + excluded.orders, new_clients = kept.new_clients + excluded.new_clients, gross = kept.gross + excluded.gross,
    discount = kept.discount + excluded.discount, delivery_fee = kept.delivery_fee + excluded.delivery_fee, tax = kept.tax + excluded.tax,
    total = kept.total + excluded.total, refunded = kept.refunded + excluded.refunded;

  insert into sales_day_taxes as kept (dated_by, date, zone_id, category_id, name, rate, base, amount)
  select dated_by, date, zone_id, category_id, name, rate, sum(times * base), sum(times * amount)
  from (
    select 1 as times, part.* from new_sales, jsonb_populate_recordset(null::sales_day_taxes, sale -> 'taxes') as part
    union all
    select -1, part.* from old_sales, jsonb_populate_recordset(null::sales_day_taxes, sale -> 'taxes') as part
  ) change
  group by 1, 2, 3, 4, 5, 6 having (sum(times * base), sum(times * amount)) <> (0, 0) order by 1, 2, 3, 4, 5, 6
  on conflict (dated_by, date, zone_id, category_id, name, rate) do update set
    base = kept.base + excluded.base, amount = kept.amount + excluded.amount;

  with line as (
    insert into sales_day_lines as kept (dated_by, date, zone_id, category_id, product_id, size_id, quantity, gross, discount)
    select dated_by, date, zone_id, category_id, product_id, size_id, sum(times * quantity), sum(times * gross), sum(times * discount)
    from (
      select 1 as times, line.* from new_sales, jsonb_populate_recordset(null::sales_day_lines, sale -> 'lines') as line
      union all
      select -1, line.* from old_sales, jsonb_populate_recordset(null::sales_day_lines, sale -> 'lines') as line
    ) change
    group by 1, 2, 3, 4, 5, 6 having (sum(times * quantity), sum(times * gross), sum(times * discount)) <> (0, 0, 0) order by 1, 2, 3, 4, 5, 6
    on conflict (dated_by, date, zone_id, category_id, product_id, size_id) do update set
      quantity = kept.quantity + excluded.quantity, gross = kept.gross + excluded.gross, discount = kept.discount + excluded.discount
    returning kept.date
  )
  select array_agg(distinct date_trunc('month', date)::date) into changed from line;

  -- A statement of its own: it sees what was summed until the days were locked. Sums by either date are made anew.
  delete from sales_months where (dated_by, month) in (
    select dated_by, month from sales_months where month = any(changed) order by dated_by, month for update);
  return null;
end $$;
create or replace trigger order_sales_counted after update on order_sales
  referencing old table as old_sales new table as new_sales for each statement execute function count_sales();
