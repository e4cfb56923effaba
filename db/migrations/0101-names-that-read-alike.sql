-- Two names that read alike are one at a table: what nobody sees in them does not tell two boxes apart. Who has a namesake is numbered.
drop index eaters_plain_name_key;
alter table eaters disable trigger user;
do $$
  begin
    loop
      update eaters e set plain_name = searchable(btrim(regexp_replace(regexp_replace(normalize(case when e.is_client then c.first_name else e.name end, NFKC),
        '[\u00AD\u034F\u061C\u115F\u1160\u17B4\u17B5\u180B-\u180F\u200B-\u200F\u2060-\u206F\uFE00-\uFE0F\uFEFF\uFFA0\U000E0000-\U000E0FFF]', '', 'g'),
        '[\s\u2800]+', ' ', 'g')))
      from clients c where c.id = e.client_id;
      update eaters e set name = left(e.name, 70) || ' (' || namesake.place || ')'
      from (
        select id, is_client,
          row_number() over (partition by client_id, coalesce(group_order_id, 0), plain_name order by is_client desc, id) as place
        from eaters
      ) namesake
      where namesake.id = e.id and namesake.place > 1 and not namesake.is_client;
      exit when not found;
    end loop;
  end;
$$;
alter table eaters enable trigger user;
update group_order_guests g set name = e.name from eaters e where e.id = g.eater_id and not e.is_client and g.name <> e.name;
create unique index eaters_plain_name_key on eaters (client_id, coalesce(group_order_id, 0), plain_name);
