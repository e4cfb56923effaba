-- A client is searched by the unproven address of their account too: the client's own trigger does the rest.
create or replace function update_search_of_unproven() returns trigger language plpgsql as $$
  begin
    update public.clients set search = '' where id = coalesce(new.client_id, old.client_id);
    return null;
  end $$;
create or replace trigger client_accounts_search_insert after insert on client_accounts for each row
  when (new.unproven_email is not null) execute function update_search_of_unproven();
create or replace trigger client_accounts_search_update after update of unproven_email on client_accounts for each row
  when (old.unproven_email is distinct from new.unproven_email) execute function update_search_of_unproven();
create or replace trigger client_accounts_search_delete after delete on client_accounts for each row
  when (old.unproven_email is not null) execute function update_search_of_unproven();
