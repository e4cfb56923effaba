-- Orders are narrowed down by a dish, by its category and by the city, each without reading the orders that have another.
drop index order_lines_product_id_idx;
create index order_lines_product_id_idx on order_lines (product_id, order_id);
create index order_lines_category_id_idx on order_lines (category_id, order_id);
create index orders_city_idx on orders (public.searchable(address ->> 'city'), delivery_date desc, id desc);
