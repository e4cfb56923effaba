-- A line of a cart is one dish and size for one eater (null: the whole table) on one day (null: the cart's). No key over them: an eater who
-- leaves the table, or a day that the whole cart moves to, makes two lines alike, and reading the cart adds them up.
alter table cart_lines
  add column eater_id integer constraint cart_lines_eater_id_fkey references eaters on delete set null,
  add column delivery_date date;
alter table cart_lines drop constraint cart_lines_article_key;
create index cart_lines_eater_id_idx on cart_lines (eater_id) where eater_id is not null;
