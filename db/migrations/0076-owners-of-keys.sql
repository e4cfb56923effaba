-- An idempotency key is its owner's: a client's, or the staff's where there is none. A client's said so in its text, `client 12 <key>`.
-- No reference: a key outlives the record, which two merged records leave behind.
alter table idempotency_keys add column owner integer;
alter table idempotency_keys drop constraint idempotency_keys_pkey;
update idempotency_keys set owner = split_part(key, ' ', 2)::integer, key = split_part(key, ' ', 3) where key ~ '^client [0-9]+ [^ ]+$';
alter table idempotency_keys add constraint idempotency_keys_owner_key_key unique nulls not distinct (owner, key);

alter table orders add column idempotency_owner integer;
alter table orders drop constraint orders_idempotency_key_key;
update orders set idempotency_owner = split_part(idempotency_key, ' ', 2)::integer, idempotency_key = split_part(idempotency_key, ' ', 3)
  where idempotency_key ~ '^client [0-9]+ [^ ]+$';
create unique index orders_idempotency_key_key on orders (idempotency_key, idempotency_owner) nulls not distinct where idempotency_key is not null;
