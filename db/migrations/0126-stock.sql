-- What the house asks of a supplier.
create table purchase_orders (
  id integer generated always as identity primary key,
  number text not null generated always as ('BC-' || lpad(id::text, greatest(4, length(id::text)), '0')) stored,
  supplier_id integer not null constraint purchase_orders_supplier_id_fkey references suppliers,
  status text not null default 'draft'
    constraint purchase_orders_status_check check (status in ('draft', 'sent', 'received', 'cancelled')),
  -- On which day it should come; null: as soon as it can.
  wanted_on date,
  notes text not null,
  at timestamptz not null,
  by_id integer constraint purchase_orders_by_id_fkey references administrators on delete set null,
  by_name text not null,
  sent_at timestamptz,
  -- Empty: by phone.
  sent_to text not null default '',
  version integer not null default 1
);
create index purchase_orders_supplier_id_idx on purchase_orders (supplier_id);
create index purchase_orders_by_id_idx on purchase_orders (by_id);

-- An article as it was on the day of the order.
create table purchase_order_lines (
  purchase_order_id integer not null constraint purchase_order_lines_purchase_order_id_fkey references purchase_orders on delete cascade,
  position smallint not null,
  ingredient_id integer not null constraint purchase_order_lines_ingredient_id_fkey references ingredients,
  article_id integer constraint purchase_order_lines_article_id_fkey references supplier_articles on delete set null,
  name text not null,
  code text not null,
  packs integer not null constraint purchase_order_lines_packs_check check (packs > 0),
  -- In thousandths of the unit, and in milligrams.
  pack_quantity integer not null,
  pack_unit text not null,
  pack_weight integer not null constraint purchase_order_lines_pack_weight_check check (pack_weight > 0),
  -- Cents a pack, before tax.
  price integer not null,
  primary key (purchase_order_id, position)
);
create index purchase_order_lines_ingredient_id_idx on purchase_order_lines (ingredient_id);
create index purchase_order_lines_article_id_idx on purchase_order_lines (article_id);

-- What stood at the door of the kitchen at once.
create table goods_receipts (
  id integer generated always as identity primary key,
  -- Of the request that received them.
  key text constraint goods_receipts_key_key unique,
  supplier_id integer constraint goods_receipts_supplier_id_fkey references suppliers,
  purchase_order_id integer constraint goods_receipts_purchase_order_id_fkey references purchase_orders,
  -- Of the supplier's delivery note.
  note_number text not null,
  notes text not null,
  picture_id uuid constraint goods_receipts_picture_id_fkey references pictures,
  at timestamptz not null,
  by_id integer constraint goods_receipts_by_id_fkey references administrators on delete set null,
  by_name text not null,
  version integer not null default 1
);
create index goods_receipts_supplier_id_idx on goods_receipts (supplier_id);
create index goods_receipts_purchase_order_id_idx on goods_receipts (purchase_order_id);
create index goods_receipts_picture_id_idx on goods_receipts (picture_id);
create index goods_receipts_by_id_idx on goods_receipts (by_id);
create index goods_receipts_at_idx on goods_receipts (at);

-- An ingredient that came in together, with what is left of it. Weights in milligrams.
create table ingredient_batches (
  id integer generated always as identity primary key,
  ingredient_id integer not null constraint ingredient_batches_ingredient_id_fkey references ingredients,
  -- Null: found when the stock was counted.
  receipt_id integer constraint ingredient_batches_receipt_id_fkey references goods_receipts on delete cascade,
  -- The line of the receipt's order that it answers.
  line_position smallint,
  article_id integer constraint ingredient_batches_article_id_fkey references supplier_articles on delete set null,
  supplier_id integer constraint ingredient_batches_supplier_id_fkey references suppliers,
  -- The supplier's.
  number text not null,
  use_by date,
  packs integer constraint ingredient_batches_packs_check check (packs > 0),
  quantity integer not null constraint ingredient_batches_quantity_check check (quantity > 0),
  -- Sum of its movements.
  remaining integer not null constraint ingredient_batches_remaining_check check (remaining >= 0),
  -- Tenths of a degree at arrival.
  temperature smallint,
  -- Why it was refused, or was taken although it was too warm.
  reason text not null,
  refused boolean not null,
  -- Nothing is taken from it until it is released.
  held boolean not null default false,
  at timestamptz not null,
  by_id integer constraint ingredient_batches_by_id_fkey references administrators on delete set null,
  by_name text not null,
  search text not null generated always as (public.searchable(number)) stored
);
create index ingredient_batches_ingredient_id_idx on ingredient_batches (ingredient_id) where remaining > 0;
create index ingredient_batches_every_ingredient_id_idx on ingredient_batches (ingredient_id);
create index ingredient_batches_receipt_id_idx on ingredient_batches (receipt_id);
create index ingredient_batches_article_id_idx on ingredient_batches (article_id);
create index ingredient_batches_supplier_id_idx on ingredient_batches (supplier_id);
create index ingredient_batches_by_id_idx on ingredient_batches (by_id);
create index ingredient_batches_at_idx on ingredient_batches (at, id);
create index ingredient_batches_use_by_idx on ingredient_batches (coalesce(use_by, '2999-12-31'), id);

create table stock_movements (
  id integer generated always as identity primary key,
  batch_id integer not null constraint stock_movements_batch_id_fkey references ingredient_batches on delete cascade,
  kind text not null constraint stock_movements_kind_check check (kind in ('received', 'cooked', 'wasted', 'counted')),
  -- Signed; a count that finds what was expected is 0.
  weight integer not null,
  reason text not null default '',
  -- The movement that it takes back.
  reverses_id integer constraint stock_movements_reverses_id_key unique
    constraint stock_movements_reverses_id_fkey references stock_movements on delete cascade,
  at timestamptz not null,
  by_id integer constraint stock_movements_by_id_fkey references administrators on delete set null,
  by_name text not null
);
create index stock_movements_batch_id_idx on stock_movements (batch_id);
create index stock_movements_by_id_idx on stock_movements (by_id);
