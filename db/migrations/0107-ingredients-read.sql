-- What the lists of ingredients name without its declaration, read with the lexicon of that version: 0 is not read yet.
alter table products
  add column undeclared_sources text[] not null default '{}',
  add column lexicon_version integer not null default 0;

create index products_undeclared_idx on products (id) where undeclared_sources <> '{}';

-- Why a word of the ingredients is no allergen of the dish: it holds for the passage that it stands in.
create table product_explanations (
  product_id integer not null constraint product_explanations_product_id_fkey references products on delete cascade,
  source text not null,
  passage text not null,
  word text not null,
  reason text not null,
  by_id integer constraint product_explanations_by_id_fkey references administrators on delete set null,
  by_name text not null,
  at timestamptz not null,
  primary key (product_id, source, passage)
);

create index product_explanations_by_id_idx on product_explanations (by_id);

-- Tags, allergens and sizes that became one, with what each had before: for undoing, null once that can no longer be.
create table catalogue_merges (
  id integer generated always as identity primary key,
  noun text not null constraint catalogue_merges_noun_check check (noun in ('tags', 'allergens', 'sizes')),
  kept_id integer not null,
  other_id integer not null,
  name_fr text not null,
  name_en text not null,
  at timestamptz not null,
  by_id integer constraint catalogue_merges_by_id_fkey references administrators on delete set null,
  by_name text not null,
  undo jsonb
);
create index catalogue_merges_kept_idx on catalogue_merges (noun, kept_id);
create index catalogue_merges_at_idx on catalogue_merges (at) where undo is not null;
create index catalogue_merges_by_id_idx on catalogue_merges (by_id);
