-- What clients are searched by. A space stands around every word, so that a pattern can tell a word's beginning and end. Their addresses
-- and their accounts are in other tables, which no generated column reaches.
create or replace function client_search(client_id integer, first_name text, last_name text, email text, phone text) returns text
  language sql stable parallel safe
  return ' ' || public.searchable(concat_ws(' ', first_name, last_name, email, (
    select unproven_email from public.client_accounts a where a.client_id = client_search.client_id))) || ' ' || public.phone_digits(phone) || ' ' || coalesce((
    select string_agg(concat(public.searchable(concat_ws(' ', postal_code, city)), ' ', public.phone_digits(a.phone), ' '), '' order by a.id)
    from public.addresses a where a.client_id = client_search.client_id), '');
