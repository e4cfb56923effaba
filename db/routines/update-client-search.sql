create or replace function update_client_search() returns trigger language plpgsql as $$
  begin
    new.search := public.client_search(new.id, new.first_name, new.last_name, new.email, new.phone);
    return new;
  end $$;
create or replace trigger clients_search before insert or update of first_name, last_name, email, phone, search on clients
  for each row execute function update_client_search();
