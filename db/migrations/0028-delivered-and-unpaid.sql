-- What was delivered and is still to be paid is told of each morning: an index holds just that, however long the history.
create index orders_delivered_unpaid_idx on orders (delivery_date, id) where status = 'delivered' and payment_status = 'unpaid';
