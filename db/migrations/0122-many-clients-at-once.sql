-- Many clients at once: what each of them is searched by goes into the indexes together with its neighbours', and not word by word.
-- A search reads through what waits, so that little may.
alter index clients_search_idx set (fastupdate = on, gin_pending_list_limit = 128);
alter index clients_name_search_idx set (fastupdate = on, gin_pending_list_limit = 128);

-- Triggers alone write these words, each with its client, and take them away: asking for the client again with each word took longer than writing it.
alter table client_words drop constraint client_words_client_id_fkey;
drop index client_words_client_id_idx;

-- As their addresses, those who eat come before their clients: with what they react to, instead of being changed at once.
alter table eaters alter constraint eaters_client_id_fkey deferrable initially immediate;

-- The same results: a French number as we write it, which nearly all are, is looked at once.
create or replace function e164(typed text) returns text
  language sql immutable parallel safe strict
  return (
    select case
      when typed ~ '^\+33[1-9][0-9]{8}$' then typed
      else (
        select case
          when number ~ '^\+33[1-9][0-9]{8}$' or number ~ '^\+(?!33|0)[0-9]{7,15}$' then number
          when number ~ '^0[1-9][0-9]{8}$' then '+33' || substr(number, 2)
          when number ~ '^33[1-9][0-9]{8}$' then '+' || number
          when number ~ '^[1-9][0-9]{8}$' then '+33' || number
          else typed
        end
        from regexp_replace(regexp_replace(regexp_replace(typed, '\(0\)|[^0-9+]', '', 'g'), '^00', '+'), '^\+330', '+33') as number)
    end);
