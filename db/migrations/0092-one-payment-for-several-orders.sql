-- One payment at Stripe may be for several orders: what it brings is the sum of its parts, an order's each.
alter table online_payments add constraint online_payments_state_key unique (id, state);

create table online_payment_parts (
  online_payment_id integer not null,
  order_id integer not null constraint online_payment_parts_order_id_fkey references orders on delete cascade,
  -- In cents, as Stripe was told last; once the money came in, what came in of it.
  amount integer not null constraint online_payment_parts_amount_check check (amount > 0),
  -- The payment's, whom it follows.
  state text not null default 'open',
  -- The money of the order, once it came in.
  payment_id integer constraint online_payment_parts_payment_id_key unique
    constraint online_payment_parts_payment_id_fkey references payments on delete cascade,
  primary key (online_payment_id, order_id),
  constraint online_payment_parts_payment_fkey foreign key (online_payment_id, state) references online_payments (id, state)
    on update cascade on delete cascade,
  constraint online_payment_parts_paid_check check (state <> 'paid' or payment_id is not null)
);
insert into online_payment_parts (online_payment_id, order_id, amount, state, payment_id)
select id, order_id, amount, state, payment_id from online_payments;

-- Two who pay at once pay the same one: the client is charged once.
create unique index online_payment_parts_open_idx on online_payment_parts (order_id) where state = 'open';
create index online_payment_parts_order_id_idx on online_payment_parts (order_id);

drop index online_payments_open_idx;
drop index online_payments_order_id_idx;
alter table online_payments drop column order_id, drop column amount, drop column payment_id;
create index online_payments_open_idx on online_payments (at) where state = 'open';

-- A refund made in Stripe's own administration may be several of ours, an order's each.
alter table online_refunds drop constraint online_refunds_refund_id_key;
create index online_refunds_refund_id_idx on online_refunds (refund_id);
