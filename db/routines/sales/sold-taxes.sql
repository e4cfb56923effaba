-- The taxes of each line and of what was given back of it; `base` is what they are on, without any tax.
create view sold_taxes as
select l.order_id, l.category_id, part.name, part.rate, part.amount as tax, l.total - l.tax as base
from sold_lines l, jsonb_to_recordset(l.taxes) as part (name text, rate integer, amount integer)
union all
select r.order_id, r.category_id, part.name, part.rate, -part.amount, r.tax - r.refunded
from sold_refunds r, jsonb_to_recordset(r.taxes) as part (name text, rate integer, amount integer);
