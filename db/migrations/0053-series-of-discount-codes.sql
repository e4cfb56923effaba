-- Many codes of one use each, under the name of what they are for: a series is put aside and taken up again as one.
create table discount_code_series (
  id integer generated always as identity primary key,
  name text not null constraint discount_code_series_name_key unique,
  active boolean not null default true,
  -- What its codes give, as they were generated.
  type text not null,
  value integer,
  valid_until timestamptz,
  at timestamptz not null,
  by_name text not null,
  version integer not null default 1
);
alter table discount_codes add column series_id integer constraint discount_codes_series_id_fkey references discount_code_series;
create index discount_codes_series_id_idx on discount_codes (series_id, id) where series_id is not null;
-- What a list shows that looks into no series.
create index discount_codes_alone_idx on discount_codes (code, id) where series_id is null;

-- What the orders that have a code bring now, cancelled ones left out. Counted with each order, so that nobody adds up history.
create table discount_code_sales (
  discount_code_id integer primary key constraint discount_code_sales_discount_code_id_fkey references discount_codes on delete cascade,
  orders integer not null,
  -- Cents: what clients pay, less what refunds took off; and what the code took off the dishes.
  revenue bigint not null,
  discount bigint not null
);

create function count_code_sales() returns trigger language plpgsql as $$
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
create constraint trigger orders_code_sales_insert after insert on orders deferrable initially deferred
  for each row when (new.discount_code_id is not null) execute function count_code_sales();
create constraint trigger orders_code_sales_update after update of status, discount_code_id, discount, total, credited on orders
  deferrable initially deferred
  for each row when ((old.discount_code_id is not null or new.discount_code_id is not null)
    and (old.status, old.discount_code_id, old.discount, old.total, old.credited)
      is distinct from (new.status, new.discount_code_id, new.discount, new.total, new.credited)) execute function count_code_sales();

insert into discount_code_sales (discount_code_id, orders, revenue, discount)
select discount_code_id, count(*), sum(total - credited), sum(discount) from orders
where discount_code_id is not null and status <> 'cancelled' group by 1;
