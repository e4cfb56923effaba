-- What each standing order brings to `sales_days`. A client is new with their first order.
create view sold_days as
select s.order_id, d.dated_by, d.date, s.zone_id, s.payment_status, s.category_id, s.orders,
  s.orders * (c.first_order_id is not distinct from o.id)::integer as new_clients, s.gross, s.discount, s.delivery_fee, s.tax, s.total, s.refunded
from sold_orders s
  join sold_dates d on d.order_id = s.order_id
  join orders o on o.id = s.order_id
  join clients c on c.id = o.client_id
where o.status <> 'cancelled';
