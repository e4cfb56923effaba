-- Orders are narrowed down by the day they were placed on, too.
create index orders_placed_at_idx on orders (placed_at);
