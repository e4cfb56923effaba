-- In which order a round's stops are driven to, where somebody said. Orders that came since, or are of the round no more, need not stand in it.
create table stop_orders (
  zone_id integer not null references delivery_zones on delete cascade,
  delivery_date date not null,
  slot_starts time not null,
  slot_ends time not null,
  order_ids integer[] not null,
  version integer not null default 1,
  primary key (zone_id, delivery_date, slot_starts, slot_ends)
);
