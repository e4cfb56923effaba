-- What an order was before it was moved, so that the move can be taken back as a whole.
create table order_moves (
  event_id bigint primary key constraint order_moves_event_id_fkey references order_events on delete cascade,
  order_id integer not null constraint order_moves_order_id_fkey references orders on delete cascade,
  -- The last event of the move, and the version that it left.
  last_event_id bigint not null,
  version integer not null,
  schedule_id integer not null constraint order_moves_schedule_id_fkey references delivery_schedules on delete cascade,
  delivery_date date not null,
  total integer not null,
  -- Dishes by number, with portions and eaters.
  lines jsonb not null
);
create index order_moves_order_id_idx on order_moves (order_id);
create index order_moves_schedule_id_idx on order_moves (schedule_id);
