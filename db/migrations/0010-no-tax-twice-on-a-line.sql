-- Where a rate named one tax twice, the lines of before got four parts of it, twice what they bear together: one is enough, as new lines have it.
do $$
begin
  update order_lines set taxes = (
    select jsonb_agg(jsonb_build_object('name', name, 'rate', rate, 'amount', amount) order by place)
    from (
      select name, rate, sum(amount) / case when count(*) > 1 then 2 else 1 end as amount, min(place) as place
      from rows from (jsonb_to_recordset(taxes) as (name text, rate integer, amount integer)) with ordinality as part (name, rate, amount, place)
      group by name, rate
    ) tax
  )
  where (select count(*) > count(distinct (name, rate)) from jsonb_to_recordset(taxes) as part (name text, rate integer));
  -- Their days had counted what such a tax is on twice.
  if found then
    perform recount_sales(time_zone) from sales_clock;
  end if;
end $$;
