-- How many portions of a dish there are for one date, where that is not what its offer says for every date: none where it has run out.
create table offer_availabilities (
  product_id integer not null constraint offer_availabilities_product_id_fkey references products on delete cascade,
  size_id integer not null constraint offer_availabilities_size_id_fkey references sizes on delete cascade,
  delivery_date date not null,
  available integer not null constraint offer_availabilities_available_check check (available >= 0),
  primary key (product_id, size_id, delivery_date)
);
create index offer_availabilities_size_id_idx on offer_availabilities (size_id);
create index offer_availabilities_delivery_date_idx on offer_availabilities (delivery_date);
