-- The two days of an order.
create view sold_dates as
select o.id as order_id, d.dated_by, d.date from orders o, sales_clock c,
  lateral (values ('order', (o.placed_at at time zone c.time_zone)::date), ('delivery', o.delivery_date)) as d (dated_by, date);
