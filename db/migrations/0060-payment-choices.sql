-- How a client said that they would pay an order; null where nobody said.
alter table orders add column payment_choice text
  check (payment_choice in ('on_delivery', 'transfer', 'online'));
