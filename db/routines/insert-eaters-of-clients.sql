-- Each client eats at their own table.
create or replace function insert_eaters_of_clients() returns trigger language plpgsql as $$
  begin
    insert into public.eaters (client_id, is_client) select id, true from new_clients order by id;
    return null;
  end;
$$;
create or replace trigger clients_eaters_insert after insert on clients referencing new table as new_clients
  for each statement execute function insert_eaters_of_clients();
