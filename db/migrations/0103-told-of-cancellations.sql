-- When a guest of a group order was told that the order with their meal is cancelled.
alter table group_order_guests add column cancel_told_at timestamptz;

-- What was cancelled before this is no news.
update group_order_guests g set cancel_told_at = now() from orders o
where o.group_order_id = g.group_order_id and o.status = 'cancelled';
