-- What suppliers charge, as their files say it. Amounts in cents, before tax but for the last two.
create table supplier_invoices (
  id integer generated always as identity primary key,
  number text not null,
  kind text not null constraint supplier_invoices_kind_check check (kind in ('invoice', 'credit')),
  status text not null default 'open' constraint supplier_invoices_status_check check (status in ('open', 'booked')),
  profile text not null
    constraint supplier_invoices_profile_check check (profile in ('minimum', 'basic-wl', 'basic', 'en16931', 'extended', 'other')),
  issued_on date not null,
  due_on date,
  -- Of the deliveries that it is for.
  period_from date,
  period_to date,
  seller_name text not null,
  seller_siren text not null,
  seller_vat text not null,
  -- The surest of what the seller is known by.
  seller_key text not null,
  supplier_id integer constraint supplier_invoices_supplier_id_fkey references suppliers,
  order_reference text not null,
  note_numbers text[] not null,
  -- Of a credit note: the invoice that it corrects.
  corrected_number text not null,
  purchase_order_id integer constraint supplier_invoices_purchase_order_id_fkey references purchase_orders,
  line_total bigint,
  allowances bigint not null,
  charges bigint not null,
  net bigint not null,
  tax bigint not null,
  gross bigint not null,
  file_name text not null,
  media_type text not null,
  at timestamptz not null,
  by_id integer constraint supplier_invoices_by_id_fkey references administrators on delete set null,
  by_name text not null,
  booked_at timestamptz,
  booked_by_id integer constraint supplier_invoices_booked_by_id_fkey references administrators on delete set null,
  booked_by_name text not null default '',
  search text not null generated always as (public.searchable(number || ' ' || seller_name)) stored,
  version integer not null default 1
);
-- Once each, whether or not its supplier is known yet.
create unique index supplier_invoices_seller_key_key on supplier_invoices (seller_key, kind, lower(number));
create unique index supplier_invoices_number_key on supplier_invoices (supplier_id, kind, lower(number));
create index supplier_invoices_purchase_order_id_idx on supplier_invoices (purchase_order_id);
create index supplier_invoices_by_id_idx on supplier_invoices (by_id);
create index supplier_invoices_booked_by_id_idx on supplier_invoices (booked_by_id);
create index supplier_invoices_issued_on_idx on supplier_invoices (issued_on, id);
create index supplier_invoices_at_idx on supplier_invoices (at, id);

-- Quantities and prices in millionths.
create table supplier_invoice_lines (
  supplier_invoice_id integer not null
    constraint supplier_invoice_lines_supplier_invoice_id_fkey references supplier_invoices on delete cascade,
  position smallint not null,
  code text not null,
  gtin text not null,
  name text not null,
  quantity bigint not null,
  -- Of UN/ECE recommendation 20.
  unit text not null,
  -- Of so many units.
  price bigint not null,
  base_quantity bigint not null constraint supplier_invoice_lines_base_quantity_check check (base_quantity > 0),
  -- Cents that the line adds or, negative, takes off, and what it comes to.
  adjustment bigint not null,
  total bigint not null,
  -- In thousandths of a percent; null: it is not said.
  tax_rate integer,
  batches jsonb not null,
  article_id integer constraint supplier_invoice_lines_article_id_fkey references supplier_articles on delete set null,
  -- In thousandths of the invoice's unit.
  units_per_pack integer constraint supplier_invoice_lines_units_per_pack_check check (units_per_pack > 0),
  matched_by text not null default 'none'
    constraint supplier_invoice_lines_matched_by_check check (matched_by in ('none', 'memory', 'code', 'name', 'hand')),
  -- Who said that it books nothing; null: it counts.
  aside_by text,
  primary key (supplier_invoice_id, position)
);
create index supplier_invoice_lines_article_id_idx on supplier_invoice_lines (article_id);

create table supplier_invoice_files (
  supplier_invoice_id integer primary key
    constraint supplier_invoice_files_supplier_invoice_id_fkey references supplier_invoices on delete cascade,
  bytes bytea not null
);

-- What somebody has said once, for the next invoice: who a seller is, and which article a line means.
create table supplier_sellers (
  key text primary key,
  supplier_id integer not null constraint supplier_sellers_supplier_id_fkey references suppliers on delete cascade
);
create index supplier_sellers_supplier_id_idx on supplier_sellers (supplier_id);

create table supplier_references (
  supplier_id integer not null constraint supplier_references_supplier_id_fkey references suppliers on delete cascade,
  key text not null,
  article_id integer not null constraint supplier_references_article_id_fkey references supplier_articles on delete cascade,
  unit text not null,
  units_per_pack integer not null,
  primary key (supplier_id, key)
);
create index supplier_references_article_id_idx on supplier_references (article_id);

-- What an ingredient was received at: cents, before tax, for so many milligrams; null where nobody has said it. And the
-- invoice that says it.
alter table ingredient_batches
  add column price integer constraint ingredient_batches_price_check check (price >= 0),
  add column priced_weight integer constraint ingredient_batches_priced_weight_check check (priced_weight > 0),
  add column supplier_invoice_id integer
    constraint ingredient_batches_supplier_invoice_id_fkey references supplier_invoices on delete set null,
  add constraint ingredient_batches_priced_check check ((price is null) = (priced_weight is null));
create index ingredient_batches_supplier_invoice_id_idx on ingredient_batches (supplier_invoice_id);
