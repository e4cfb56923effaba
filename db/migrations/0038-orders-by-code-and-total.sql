-- A list of the orders of a code, from an amount on, or from the site, which may be few among many.
create index orders_discount_code_idx on orders (discount_code, id) where discount_code is not null;
create index orders_total_idx on orders (total);
create index orders_of_website_idx on orders (id) where source = 'website';
