-- A product's pictures in the order of the house, each with what it shows in words; the first stands for the dish in lists.
create table product_pictures (
  product_id integer not null constraint product_pictures_product_id_fkey references products on delete cascade,
  picture_id uuid not null constraint product_pictures_picture_id_fkey references pictures,
  position smallint not null constraint product_pictures_position_check check (position between 1 and 8),
  alt_fr text not null,
  alt_en text not null,
  -- By picture first: the cleanup asks who shows it.
  primary key (picture_id, product_id),
  constraint product_pictures_position_key unique (product_id, position)
);
insert into product_pictures (product_id, picture_id, position, alt_fr, alt_en)
  select id, picture_id, 1, '', '' from products where picture_id is not null;

-- What an import can take back.
update import_rows
set earlier = (earlier - 'pictureId') || jsonb_build_object('pictures', case
  when jsonb_typeof(earlier -> 'pictureId') = 'string' then jsonb_build_array(jsonb_build_object(
    'pictureId', earlier -> 'pictureId', 'alt', jsonb_build_object('fr', '', 'en', '')))
  else '[]'::jsonb end)
where earlier ? 'pictureId';

alter table products drop column picture_id;
