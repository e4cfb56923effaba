-- Who ate of an order and what they reacted to when it was placed or last changed: a copy, beside those of client, address and lines.
-- Null in older orders: nobody wrote it down, and what their eaters say today is not what they said then.
alter table orders add column eaters jsonb;
