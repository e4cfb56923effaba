-- The text to search a client by. A space surrounds every word, so that a pattern can tell where a word begins and
-- ends. Addresses and accounts are in other tables, which no generated column reaches.
create or replace function client_search(client_id integer, first_name text, last_name text, email text, phone text) returns text
  language sql stable parallel safe
  return ' ' || public.searchable(concat_ws(' ', first_name, last_name, email, (
    select unproven_email from public.client_accounts a where a.client_id = client_search.client_id))) || ' ' || public.phone_digits(phone) || ' ' || coalesce((
    select string_agg(concat(public.searchable(concat_ws(' ', postal_code, city)), ' ', case when a.phone = '' then '' else public.phone_digits(a.phone) end, ' '), '' order by a.id)
    from public.addresses a where a.client_id = client_search.client_id), '');
