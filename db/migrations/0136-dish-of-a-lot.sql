-- Which dish a lot was cooked as; null for a preparation. Its recipe may be that of another dish by now.
alter table cooked_batches add column product_id integer constraint cooked_batches_product_id_fkey references products;
update cooked_batches b set product_id = r.product_id from recipes r where r.id = b.recipe_id;
create index cooked_batches_product_id_idx on cooked_batches (product_id, date);
drop index cooked_batches_held_idx;
create index cooked_batches_held_idx on cooked_batches (date, product_id) where held;
