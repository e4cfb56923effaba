-- Nobody at a table is called as somebody else there, accents and case aside: who has a namesake is numbered. Of a group order its guests
-- are a table of their own.
alter table eaters add column plain_name text;
do $$
  begin
    loop
      update eaters e set name = left(e.name, 70) || ' (' || namesake.place || ')'
      from (
        select eaters.id, eaters.is_client,
          row_number() over (partition by client_id, coalesce(group_order_id, 0), searchable(case when is_client then first_name else name end)
            order by is_client desc, eaters.id) as place
        from eaters join clients on clients.id = client_id
      ) namesake
      where namesake.id = e.id and namesake.place > 1 and not namesake.is_client;
      exit when not found;
    end loop;
  end;
$$;
update group_order_guests g set name = e.name from eaters e where e.id = g.eater_id and not e.is_client and g.name <> e.name;
update eaters e set plain_name = searchable(case when e.is_client then c.first_name else e.name end) from clients c where c.id = e.client_id;
alter table eaters alter column plain_name set not null;
create unique index eaters_plain_name_key on eaters (client_id, coalesce(group_order_id, 0), plain_name);
drop function if exists insert_eaters_of_clients cascade;
