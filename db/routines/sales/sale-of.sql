-- What an order brings to its days, as rows of their tables: order_sales.sale. A cancelled order brings nothing; a
-- client is new with their first order. Each order that changes asks this: it reads order, lines and refunds once, and
-- goes through none of the views of what is sold, by which verification asks the same.
create or replace function sale_of(sold integer) returns jsonb language plpgsql stable as $$
declare
  o record;
begin
  select orders.*, c.first_order_id is not distinct from orders.id as of_new_client,
    (placed_at at time zone (select time_zone from sales_clock))::date as order_date,
    -- Whether taxes come on top of the prices.
    total <> subtotal - discount + delivery_fee as taxed_on_top into o
  from orders join clients c on c.id = orders.client_id where orders.id = sold and orders.status <> 'cancelled';
  if not found then return '{}'; end if;
  return (
    with dates (dated_by, date) as (
      values ('delivery', o.delivery_date), ('order', o.order_date)
    ), goods as materialized (
      select category_id, product_id, size_id, quantity, gross, discount, delivery_fee, taxes, tax,
        l.total + delivery_fee + case when o.taxed_on_top then tax else 0 end as total
      from order_lines l, lateral (
        select coalesce(sum(amount), 0) as tax from jsonb_to_recordset(l.taxes) as part (amount integer)) t
      where l.order_id = sold
    ), refunds as materialized (
      select r.category_id, r.amount + r.delivery_fee as refunded, r.taxes, tax
      from payments p join refund_parts r on r.payment_id = p.id, lateral (
        select coalesce(sum(amount), 0) as tax from jsonb_to_recordset(r.taxes) as part (amount integer)) t
      where p.order_id = sold
    ), days as (
      select 0 as category_id, 1 as orders, o.subtotal as gross, o.discount, o.delivery_fee,
        (select coalesce(sum(amount), 0) from jsonb_to_recordset(o.taxes) as part (amount integer))
          - (select coalesce(sum(tax), 0) from refunds) as tax, o.total, o.credited as refunded
      union all
      select category_id, max(orders), sum(gross), sum(discount), sum(delivery_fee), sum(tax), sum(total), sum(refunded)
      from (
        select category_id, 1 as orders, gross, discount, delivery_fee, tax, total, 0 as refunded from goods
        union all
        select category_id, 0, 0, 0, 0, -tax, 0, refunded from refunds
      ) part group by category_id
    ), taxes as (
      select category_id, name, rate, sum(base) as base, sum(amount) as amount
      from (
        select category_id, part.name, part.rate, total - tax as base, part.amount
        from goods, jsonb_to_recordset(goods.taxes) as part (name text, rate integer, amount integer)
        union all
        select category_id, part.name, part.rate, tax - refunded, -part.amount
        from refunds, jsonb_to_recordset(refunds.taxes) as part (name text, rate integer, amount integer)
      ) part group by category_id, name, rate
    ), dishes as (
      select category_id, product_id, size_id, sum(quantity) as quantity, sum(gross) as gross, sum(discount) as discount
      from goods group by category_id, product_id, size_id
    )
    select jsonb_build_object(
      'days', (
        select jsonb_agg(jsonb_build_object('dated_by', dated_by, 'date', date, 'zone_id', o.zone_id, 'payment_status', o.payment_status,
          'category_id', category_id, 'orders', orders, 'new_clients', orders * o.of_new_client::integer, 'gross', gross,
          'discount', discount, 'delivery_fee', delivery_fee, 'tax', tax, 'total', total, 'refunded', refunded)
          order by dated_by, category_id)
        from dates, days),
      'taxes', (
        select jsonb_agg(jsonb_build_object('dated_by', dated_by, 'date', date, 'zone_id', o.zone_id, 'category_id', category_id,
          'name', name, 'rate', rate, 'base', base, 'amount', amount) order by dated_by, category_id, name, rate)
        from dates, taxes),
      'lines', (
        select jsonb_agg(jsonb_build_object('dated_by', dated_by, 'date', date, 'zone_id', o.zone_id, 'category_id', category_id,
          'product_id', product_id, 'size_id', size_id, 'quantity', quantity, 'gross', gross, 'discount', discount)
          order by dated_by, category_id, product_id, size_id)
        from dates, dishes)));
end $$;
