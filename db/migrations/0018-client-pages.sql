-- What the house notes of a client for itself; the diet note is the kitchen's.
alter table clients add column house_note text not null default '';

-- What a client owes is read without their whole history.
create index orders_owed_idx on orders (client_id) where payment_status <> 'paid' and status <> 'cancelled';
