-- Nobody buys it, as water from the tap: it costs nothing, and stands on no shopping list.
alter table ingredients add column free boolean not null default false;

-- What batches cost before an invoice says it: as they were ordered, or else as their article cost on their day.
update ingredient_batches b set price = l.price, priced_weight = l.pack_weight
from goods_receipts r join purchase_order_lines l on l.purchase_order_id = r.purchase_order_id
where r.id = b.receipt_id and l.position = b.line_position and (b.article_id is null or b.article_id = l.article_id)
  and b.price is null;

update ingredient_batches b set price = p.price, priced_weight = p.weight
from (
  select of_batch.id, h.price, case h.pack_unit
      when 'g' then h.pack_quantity when 'kg' then h.pack_quantity::bigint * 1000
      when 'piece' then round(h.pack_quantity::numeric * i.piece_weight / 1000)
      else round(h.pack_quantity::numeric * case h.pack_unit when 'ml' then 1 when 'cl' then 10 else 1000 end * i.density / 1000)
    end as weight
  from ingredient_batches of_batch join ingredients i on i.id = of_batch.ingredient_id
  cross join lateral (
    select * from supplier_article_prices where article_id = of_batch.article_id
    order by at <= of_batch.at desc, case when at <= of_batch.at then at end desc, at limit 1) h
  where of_batch.price is null
) p
where p.id = b.id and p.weight between 1 and 2147483647;
