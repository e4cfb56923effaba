-- Beef, pork, poultry and sheep tell where they come from (decree 2002-1465): what an ingredient is, and whether it is bought raw.
alter table ingredients
  add column meat text constraint ingredients_meat_check check (meat in ('beef', 'pork', 'poultry', 'sheep')),
  add column raw_meat boolean not null default true;

-- As the supplier's papers usually say it, by ISO 3166-1 code or EU; null: they do not.
alter table supplier_articles
  add column born text,
  add column raised text,
  add column slaughtered text;

-- As it is told with the dish; written by its recipe where it has one.
alter table products
  add column meat_origin_fr text not null default '',
  add column meat_origin_en text not null default '';
