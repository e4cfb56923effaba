-- What was paid beyond the price and is to be given back, of a cancelled order all that is left of what was paid:
-- packages/domain/src/money/payment-status.ts says the same. An index holds just these, however long the history.
alter table orders add column overpaid integer not null generated always as (
  greatest(0, paid - refunded - case when status = 'cancelled' then 0 else greatest(0, total - credited) end)) stored;
create index orders_overpaid_idx on orders (delivery_date, id) where overpaid > 0;
