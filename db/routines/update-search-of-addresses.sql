-- A client is searched by their addresses too: the client's own trigger does the rest.
create or replace function update_search_of_addresses() returns trigger language plpgsql as $$
  begin
    if tg_op <> 'INSERT' then
      update public.clients set search = '' where id in (select client_id from before);
    end if;
    if tg_op <> 'DELETE' then
      update public.clients set search = '' where id in (select client_id from after);
    end if;
    return null;
  end $$;
create or replace trigger addresses_search_insert after insert on addresses
  referencing new table as after for each statement execute function update_search_of_addresses();
create or replace trigger addresses_search_update after update on addresses
  referencing old table as before new table as after for each statement execute function update_search_of_addresses();
create or replace trigger addresses_search_delete after delete on addresses
  referencing old table as before for each statement execute function update_search_of_addresses();
