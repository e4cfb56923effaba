-- Sums what the days of a month sold, if nobody has yet. Whoever changes a day meanwhile waits, or has changed it before:
-- sums never miss a change that is committed before or after them. A change that is long under way is waited for briefly,
-- since all that sell would wait behind this.
create or replace function sum_sales_month(dating text, summed date) returns void language plpgsql set lock_timeout = '2s' as $$
begin
  lock table sales_day_lines in share mode;
  insert into sales_months (dated_by, month) values (dating, summed) on conflict do nothing;
  if not found then return; end if;
  insert into sales_month_lines (dated_by, month, category_id, product_id, size_id, quantity, gross, discount)
  select dated_by, summed, category_id, product_id, size_id, sum(quantity), sum(gross), sum(discount)
  from sales_day_lines where dated_by = dating and date >= summed and date < summed + interval '1 month' group by 1, 2, 3, 4, 5;
end $$;
