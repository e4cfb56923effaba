-- Not strict: only so does a statement run it as a part of itself.
create or replace function words_of_name(name text) returns setof text
  language sql immutable parallel safe
  begin atomic
    select distinct word from regexp_split_to_table(name, '\s+') as word where word <> '';
  end;
