-- Each client eats at their own table, by their first name. Nobody there is called as somebody else, nor by a name that reads alike: `plain_name` is unique.
create or replace function write_eaters() returns trigger language plpgsql as $$
  declare
    client_name text;
  begin
    if tg_table_name = 'eaters' then
      select public.plain_name(first_name) into client_name from public.clients where id = new.client_id;
      -- Of many clients at once the eaters come first, and say what they are called.
      new.plain_name := case when new.is_client then coalesce(client_name, new.plain_name) else public.plain_name(new.name) end;
      -- To the index the guests of a group order are a table of their own, at which its host may eat as well.
      if new.group_order_id is not null and new.plain_name = client_name then
        raise exception 'the host is called so' using errcode = 'unique_violation', table = 'eaters', constraint = 'eaters_plain_name_key';
      end if;
      if tg_op = 'UPDATE' then
        update public.eaters set plain_name = new.plain_name where id = new.id;
      end if;
      return new;
    end if;
    if tg_op = 'INSERT' then
      -- New clients all at once, of which there may be hundreds in a statement.
      insert into public.eaters (client_id, is_client) select id, true from after
        where not exists (select from public.eaters e where e.client_id = after.id and is_client) order by id;
      return null;
    end if;
    begin
      update public.eaters set plain_name = public.plain_name(new.first_name) where client_id = new.id and is_client;
    exception when unique_violation then
      raise exception 'somebody at the table is called so' using errcode = 'unique_violation', table = 'clients', constraint = 'clients_first_name_key';
    end;
    return null;
  end;
$$;
create or replace trigger eaters_write before insert on eaters for each row execute function write_eaters();
-- Not before: that locks the row as if its key changed, against orders which name it, whichever columns are saved.
create or replace trigger eaters_rename after update of name on eaters
  for each row when (old.name <> new.name) execute function write_eaters();
create or replace trigger clients_eaters_insert after insert on clients
  referencing new table as after for each statement execute function write_eaters();
create or replace trigger clients_eaters_update after update of first_name on clients
  for each row when (old.first_name <> new.first_name) execute function write_eaters();
