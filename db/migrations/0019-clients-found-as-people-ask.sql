-- A phone number as E.164, `+33639989582`, where it can be read; otherwise as it was typed. Without its country it is a French one.
create function public.e164(typed text) returns text
  language sql immutable parallel safe strict
  return (
    select case
      when number ~ '^\+33[1-9][0-9]{8}$' or number ~ '^\+(?!33|0)[0-9]{7,15}$' then number
      when number ~ '^0[1-9][0-9]{8}$' then '+33' || substr(number, 2)
      when number ~ '^33[1-9][0-9]{8}$' then '+' || number
      when number ~ '^[1-9][0-9]{8}$' then '+33' || number
      else typed
    end
    from regexp_replace(regexp_replace(regexp_replace(typed, '\(0\)|[^0-9+]', '', 'g'), '^00', '+'), '^\+330', '+33') as number
  );

-- A number's digits as a search looks for them: a French one with its leading 0 and with 33, another one with its country's code.
create function public.phone_digits(phone text) returns text
  language sql immutable parallel safe strict
  return (
    select case
      when number like '+33%' then '0' || substr(number, 4) || ' ' || substr(number, 2)
      else regexp_replace(number, '[^0-9]', '', 'g')
    end
    from public.e164(phone) as number
  );

update clients set phone = public.e164(phone) where phone <> public.e164(phone);
update addresses set phone = public.e164(phone) where phone <> public.e164(phone) and (country = 'FR' or phone ~ '^(\+|00)');

-- An address without an e-mail is as many people's as there are.
drop index clients_email_key;
create unique index clients_email_key on clients (lower(email)) where email <> '';
-- Not unique: people of one household, and of one office, share a phone.
create index clients_phone_idx on clients (phone) where phone <> '';
create index addresses_phone_idx on addresses (phone) where phone <> '';

-- Whether anybody asked for the client's allergies: where nobody did, none is not "none". Allergies that are told imply it.
alter table clients add column allergies_asked boolean not null default false;
update clients set allergies_asked = true where id in (select client_id from client_allergens);
alter table clients add constraint clients_id_allergies_asked_key unique (id, allergies_asked);
alter table client_allergens add column asked boolean not null default true check (asked);
alter table client_allergens add constraint client_allergens_asked_fkey foreign key (client_id, asked)
  references clients (id, allergies_asked) on delete cascade;

-- What clients are searched by. A space stands around every word, so that a pattern can tell a word's beginning and end. Their addresses
-- are in another table, which no generated column reaches.
create function public.client_search(client_id integer, first_name text, last_name text, email text, phone text) returns text
  language sql stable parallel safe
  return ' ' || public.searchable(concat_ws(' ', first_name, last_name, email)) || ' ' || public.phone_digits(phone) || ' ' || coalesce((
    select string_agg(concat(public.searchable(concat_ws(' ', postal_code, city)), ' ', public.phone_digits(a.phone), ' '), '' order by a.id)
    from public.addresses a where a.client_id = client_search.client_id), '');

drop index clients_search_idx;
alter table clients drop column search;
alter table clients add column search text not null default '';
update clients set search = public.client_search(id, first_name, last_name, email, phone);
create index clients_search_idx on clients using gin (search gin_trgm_ops) with (fastupdate = off);

create function public.keep_client_search() returns trigger language plpgsql as $$
  begin
    new.search := public.client_search(new.id, new.first_name, new.last_name, new.email, new.phone);
    return new;
  end $$;
create trigger clients_search before insert or update of first_name, last_name, email, phone, search on clients
  for each row execute function public.keep_client_search();

-- The client's own trigger does the rest.
create function public.keep_search_of_addresses() returns trigger language plpgsql as $$
  begin
    if tg_op <> 'INSERT' then
      update public.clients set search = '' where id in (select client_id from before);
    end if;
    if tg_op <> 'DELETE' then
      update public.clients set search = '' where id in (select client_id from after);
    end if;
    return null;
  end $$;
create trigger addresses_search_insert after insert on addresses
  referencing new table as after for each statement execute function public.keep_search_of_addresses();
create trigger addresses_search_update after update on addresses
  referencing old table as before new table as after for each statement execute function public.keep_search_of_addresses();
create trigger addresses_search_delete after delete on addresses
  referencing old table as before for each statement execute function public.keep_search_of_addresses();

-- Orders are searched by the same: what stands on them of their client and address.
drop index orders_search_idx;
alter table orders drop column search;
alter table orders add column search text not null generated always as (
  ' ' || public.searchable(number || ' ' || coalesce(client ->> 'firstName', '') || ' ' || coalesce(client ->> 'lastName', '') || ' ' ||
    coalesce(client ->> 'email', '') || ' ' || coalesce(address ->> 'postalCode', '') || ' ' || coalesce(address ->> 'city', '')) || ' ' ||
  public.phone_digits(coalesce(client ->> 'phone', '')) || ' ' || public.phone_digits(coalesce(address ->> 'phone', '')) || ' ') stored;
create index orders_search_idx on orders using gin (search gin_trgm_ops) with (fastupdate = off);
