-- Of an order whose delivery failed and that goes out again with the same dishes: the date for which they were cooked. Null where that is its delivery date.
alter table orders add column cooked_on date;
create index orders_cooked_on_idx on orders (cooked_on) where cooked_on is not null;
