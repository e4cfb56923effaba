-- Who drives a round: the stops of a zone and slot on a date.
create table round_drivers (
  zone_id integer not null references delivery_zones on delete cascade,
  delivery_date date not null,
  slot_starts time not null,
  slot_ends time not null,
  driver_id integer not null references administrators on delete cascade,
  primary key (zone_id, delivery_date, slot_starts, slot_ends)
);
create index round_drivers_driver_id_idx on round_drivers (driver_id);

-- What a driver said at a door. With an obstacle it changed nothing: somebody else had been there before, or the order
-- had not left.
create table deliveries (
  event_id integer primary key references order_events,
  order_id integer not null references orders,
  -- Made by the tap: however often it arrives, it is one.
  key text not null constraint deliveries_key_key unique,
  outcome text not null constraint deliveries_outcome_check
    check (outcome in ('delivered', 'absent', 'refused', 'no_access', 'wrong_address', 'damaged', 'other')),
  obstacle text,
  left_with text not null default '',
  -- What the driver was given, whether or not it is counted.
  amount integer not null default 0,
  method text,
  payment_id integer references payments,
  picture_id uuid references pictures on delete set null,
  at timestamptz not null,
  constraint deliveries_amount_check check (amount >= 0 and (amount = 0 or method is not null))
);
create index deliveries_order_id_idx on deliveries (order_id);
create index deliveries_payment_id_idx on deliveries (payment_id) where payment_id is not null;
create index deliveries_picture_id_idx on deliveries (picture_id) where picture_id is not null;
