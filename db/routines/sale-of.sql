-- What an order brings to its days, as rows of their tables, for book_sale to take off once the order has become another.
create or replace function sale_of(sold integer, new_client boolean) returns jsonb language sql stable as $$
  select jsonb_build_object(
    'days', (
      select jsonb_agg(to_jsonb(s) || to_jsonb(d) || jsonb_build_object('new_clients', s.orders * new_client::integer))
      from sold_orders s, sold_dates d where s.order_id = sold and d.order_id = sold),
    'taxes', (
      select jsonb_agg(to_jsonb(t) || to_jsonb(d) || jsonb_build_object('zone_id', o.zone_id, 'amount', t.tax))
      from sold_taxes t, sold_dates d, orders o where t.order_id = sold and d.order_id = sold and o.id = sold),
    'lines', (
      select jsonb_agg(to_jsonb(l) || to_jsonb(d) || jsonb_build_object('zone_id', o.zone_id))
      from order_lines l, sold_dates d, orders o where l.order_id = sold and d.order_id = sold and o.id = sold))
$$;
