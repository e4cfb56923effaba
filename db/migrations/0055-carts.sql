-- What clients have chosen and not ordered yet. A price is the one that they were told last: where it is another one now, they are told.
alter table carts
  add column comment_note text not null default '',
  add column delivery_date date,
  add column schedule_id integer constraint carts_schedule_id_fkey references delivery_schedules on delete set null;

create table cart_lines (
  cart_id integer not null constraint cart_lines_cart_id_fkey references carts on delete cascade,
  line_id text not null,
  product_id integer not null constraint cart_lines_product_id_fkey references products on delete cascade,
  size_id integer not null constraint cart_lines_size_id_fkey references sizes on delete cascade,
  quantity integer not null check (quantity > 0),
  -- In cents; null of one whose price nobody was told yet.
  unit_price integer,
  position integer not null,
  primary key (cart_id, line_id),
  constraint cart_lines_article_key unique (cart_id, product_id, size_id)
);
create index cart_lines_product_id_idx on cart_lines (product_id);
create index cart_lines_size_id_idx on cart_lines (size_id);
