-- How many portions of a dish the kitchen has done for a date, as somebody ticked last.
create table production_ticks (
  delivery_date date not null,
  product_id integer not null references products on delete cascade,
  size_id integer not null references sizes on delete cascade,
  quantity integer not null constraint production_ticks_quantity_check check (quantity > 0),
  at timestamptz not null,
  by_id integer references administrators on delete set null,
  by_name text not null,
  primary key (delivery_date, product_id, size_id)
);
