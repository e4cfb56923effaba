-- What an order brings to its days, as rows of their tables: order_sales.sale. A cancelled order brings nothing; a
-- client is new with their first order.
create or replace function sale_of(sold integer) returns jsonb language plpgsql stable as $$
declare
  new_client boolean;
begin
  select c.first_order_id is not distinct from o.id into new_client
  from orders o join clients c on c.id = o.client_id where o.id = sold and o.status <> 'cancelled';
  if not found then return '{}'; end if;
  return (
    select jsonb_build_object(
      'days', (
        select jsonb_agg(to_jsonb(day) order by dated_by, category_id)
        from (
          select d.dated_by, d.date, s.zone_id, s.payment_status, s.category_id, s.orders, s.orders * new_client::integer as new_clients,
            s.gross, s.discount, s.delivery_fee, s.tax, s.total, s.refunded
          from sold_orders s, sold_dates d where s.order_id = sold and d.order_id = sold
        ) day),
      'taxes', (
        select jsonb_agg(to_jsonb(part) order by dated_by, category_id, name, rate)
        from (
          select d.dated_by, d.date, o.zone_id, t.category_id, t.name, t.rate, sum(t.base) as base, sum(t.tax) as amount
          from sold_taxes t, sold_dates d, orders o where t.order_id = sold and d.order_id = sold and o.id = sold
          group by 1, 2, 3, 4, 5, 6
        ) part),
      'lines', (
        select jsonb_agg(to_jsonb(line) order by dated_by, category_id, product_id, size_id)
        from (
          select d.dated_by, d.date, o.zone_id, l.category_id, l.product_id, l.size_id, sum(l.quantity) as quantity, sum(l.gross) as gross,
            sum(l.discount) as discount
          from order_lines l, sold_dates d, orders o where l.order_id = sold and d.order_id = sold and o.id = sold
          group by 1, 2, 3, 4, 5, 6
        ) line)));
end $$;
