-- What a name reads like: without what nobody sees, accents, case, wide letters and wide spaces. As in migration 0101.
create or replace function plain_name(name text) returns text language sql immutable strict as $$
  select public.searchable(btrim(regexp_replace(regexp_replace(normalize(name, NFKC),
    '[\u00AD\u034F\u061C\u115F\u1160\u17B4\u17B5\u180B-\u180F\u200B-\u200F\u2060-\u206F\uFE00-\uFE0F\uFEFF\uFFA0\U000E0000-\U000E0FFF]', '', 'g'),
    '[\s\u2800]+', ' ', 'g')));
$$;
