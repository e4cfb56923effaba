-- What refunds took off the price, line by line.
create view sold_refunds as
select p.order_id, r.category_id, r.amount + r.delivery_fee as refunded, r.taxes,
  (select coalesce(sum(amount), 0) from jsonb_to_recordset(r.taxes) as part (amount integer))::integer as tax
from refund_parts r join payments p on p.id = r.payment_id;
