-- Keeps what the orders that have a code bring: discount_code_sales.
create or replace function count_code_sales() returns trigger language plpgsql as $$
  begin
    if tg_op = 'UPDATE' and old.discount_code_id is not null and old.status <> 'cancelled' then
      update discount_code_sales
      set orders = orders - 1, revenue = revenue - (old.total - old.credited), discount = discount - old.discount
      where discount_code_id = old.discount_code_id;
    end if;
    if new.discount_code_id is not null and new.status <> 'cancelled' then
      insert into discount_code_sales as sales (discount_code_id, orders, revenue, discount)
      values (new.discount_code_id, 1, new.total - new.credited, new.discount)
      on conflict (discount_code_id) do update
      set orders = sales.orders + 1, revenue = sales.revenue + excluded.revenue, discount = sales.discount + excluded.discount;
    end if;
    return null;
  end $$;

-- At the end of the transaction: what they lock comes after all that orders lock.
drop trigger if exists orders_code_sales_insert on orders;
create constraint trigger orders_code_sales_insert after insert on orders deferrable initially deferred
  for each row when (new.discount_code_id is not null) execute function count_code_sales();
drop trigger if exists orders_code_sales_update on orders;
create constraint trigger orders_code_sales_update after update of status, discount_code_id, discount, total, credited on orders
  deferrable initially deferred
  for each row when ((old.discount_code_id is not null or new.discount_code_id is not null)
    and (old.status, old.discount_code_id, old.discount, old.total, old.credited)
      is distinct from (new.status, new.discount_code_id, new.discount, new.total, new.credited)) execute function count_code_sales();
