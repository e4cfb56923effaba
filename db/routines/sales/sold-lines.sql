-- A line with what the client pays for it, its taxes included. `tax_on_top` is what they add to the price.
create view sold_lines as
select l.order_id, l.id as line_id, l.position, l.category_id, l.name, l.size_name, l.quantity, l.gross, l.discount, l.total as goods,
  l.delivery_fee, l.taxes, t.tax, t.on_top as tax_on_top, l.total + l.delivery_fee + t.on_top as total
from order_lines l join orders o on o.id = l.order_id, lateral (
  select tax, case when o.total <> o.subtotal - o.discount + o.delivery_fee then tax else 0 end as on_top
  from (select coalesce(sum(amount), 0)::integer as tax from jsonb_to_recordset(l.taxes) as part (amount integer)) sum) t;
