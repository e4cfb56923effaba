-- Who lists the wanted areas counts nobody.
create or replace function count_area_wishes() returns trigger language plpgsql as $$
  begin
    if tg_op = 'INSERT' then
      update public.wanted_areas set wishes = wishes + 1, last_at = greatest(last_at, new.at) where id = new.area_id;
    else
      update public.wanted_areas set wishes = wishes - 1 where id = old.area_id;
      delete from public.wanted_areas where id = old.area_id and wishes = 0;
    end if;
    return null;
  end;
$$;
create or replace trigger area_wishes_counted after insert or delete on area_wishes
  for each row execute function count_area_wishes();
