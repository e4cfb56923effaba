-- The order that the house gives them; until it does, that of their French names.
alter table tags add column position integer;
update tags set position = place from (
  select id, row_number() over (order by name_fr collate "fr-x-icu", id) as place from tags
) placed where placed.id = tags.id;
alter table tags alter column position set not null;

alter table allergens add column position integer;
update allergens set position = place from (
  select id, row_number() over (order by name_fr collate "fr-x-icu", id) as place from allergens
) placed where placed.id = allergens.id;
alter table allergens alter column position set not null;
