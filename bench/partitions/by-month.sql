-- Twins of the orders' tables with a partition for each month of delivery, found by a search path. What is unique among all
-- months, and what refers to a row by its identifier alone, PostgreSQL cannot keep there: uniqueness is of a month, and references are left out.
create schema by_month;

do $$
declare
  name text;
  columns text;
  month date;
  index record;
  definition text;
begin
  foreach name in array array['orders', 'order_lines', 'order_events'] loop
    execute format('create table by_month.%1$I (like public.%1$I including defaults including generated including storage including statistics%2$s)
      partition by range (delivery_date)', name, case name when 'orders' then '' else ', delivery_date date not null' end);
    for month in select generate_series(date_trunc('month', min(delivery_date)), max(delivery_date), '1 month')::date from public.orders loop
      execute format('create table by_month.%I partition of by_month.%I for values from (%L) to (%L)',
        name || to_char(month, '_YYYY_MM'), name, month, month + interval '1 month');
    end loop;
    select string_agg(quote_ident(attname), ', ' order by attnum) into columns from pg_attribute
    where attrelid = format('public.%I', name)::regclass and attnum > 0 and not attisdropped and attgenerated = '';
    if name = 'orders' then
      execute format('insert into by_month.orders (%1$s) select %1$s from public.orders order by id', columns);
    else
      execute format('insert into by_month.%2$I (%1$s, delivery_date)
        select part.*, delivery_date from (select %1$s from public.%2$I) part join public.orders o on o.id = order_id order by part.id', columns, name);
    end if;
    for index in select indisunique, pg_get_indexdef(indexrelid) as text from pg_index where indrelid = format('public.%I', name)::regclass loop
      definition := replace(index.text, format(' ON public.%I ', name), format(' ON by_month.%I ', name));
      if index.indisunique and definition !~ 'delivery_date' then
        definition := regexp_replace(definition, '(USING btree \([^)]*)\)', '\1, delivery_date)');
      end if;
      execute definition;
    end loop;
  end loop;
end $$;
