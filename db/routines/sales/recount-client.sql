-- Counts a client's orders anew, without cancelled ones and refunds. The client's row is locked already.
create or replace function recount_client(counted integer, out orders integer, out former_first integer, out first integer) language plpgsql as $$
begin
  update clients c
  set orders_count = o.count, orders_amount = o.amount, first_order_id = o.first, last_order_at = o.last
  from clients former, (
    select count(*) as count, coalesce(sum(total - credited), 0) as amount, min(id) as first, max(placed_at) as last
    from orders where client_id = counted and status <> 'cancelled') o
  where c.id = counted and former.id = c.id
  returning c.orders_count, former.first_order_id, c.first_order_id into strict orders, former_first, first;
end $$;
