-- Lists are read in the order of an index, in either language: sorting a large catalogue for each page would grow with it.
create index products_name_fr_idx on products (name_fr collate "fr-x-icu", id);
create index products_name_en_idx on products (name_en collate "fr-x-icu", id);
create index postal_codes_code_idx on postal_codes (code, id);
create index postal_codes_city_idx on postal_codes (city collate "fr-x-icu", id);
create index postal_codes_zone_code_idx on postal_codes (zone_id, code, id);
drop index postal_codes_zone_id_idx;
