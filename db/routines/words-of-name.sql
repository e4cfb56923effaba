create or replace function words_of_name(name text) returns setof text
  language sql immutable parallel safe strict
  begin atomic
    select distinct word from regexp_split_to_table(name, '\s+') as word where word <> '';
  end;
