-- A batch that clients are told of, once.
create table recalls (
  id integer generated always as identity primary key,
  ingredient_batch_id integer constraint recalls_ingredient_batch_id_key unique
    constraint recalls_ingredient_batch_id_fkey references ingredient_batches,
  -- Null, like the other, once its dish was ticked away: what it was called stays.
  cooked_batch_id integer constraint recalls_cooked_batch_id_key unique
    constraint recalls_cooked_batch_id_fkey references cooked_batches on delete set null,
  name_fr text not null,
  name_en text not null,
  number text not null,
  reason text not null,
  -- By language: { "fr": { "subject": …, "text": … }, "en": null }
  letters jsonb not null,
  at timestamptz not null,
  by_id integer constraint recalls_by_id_fkey references administrators on delete set null,
  by_name text not null,
  ended_at timestamptz,
  ended_by_name text not null default '',
  conclusion text not null default '',
  constraint recalls_batch_check check (num_nonnulls(ingredient_batch_id, cooked_batch_id) <= 1)
);
create index recalls_by_id_idx on recalls (by_id);

-- Orders with portions of it as they were known when it began, and what came of reaching their client.
create table recall_orders (
  recall_id integer not null constraint recall_orders_recall_id_fkey references recalls on delete cascade,
  order_id integer not null constraint recall_orders_order_id_fkey references orders on delete cascade,
  -- When it began.
  status text not null,
  portions integer not null constraint recall_orders_portions_check check (portions > 0),
  is_sure boolean not null,
  -- Of the message to the client, which all of their orders share.
  event_id bigint constraint recall_orders_event_id_fkey references order_events on delete set null,
  called_at timestamptz,
  called_by_name text not null default '',
  outcome text constraint recall_orders_outcome_check check (outcome in ('spoken', 'voicemail', 'no-answer')),
  note text not null default '',
  primary key (recall_id, order_id)
);
create index recall_orders_order_id_idx on recall_orders (order_id);
create index recall_orders_event_id_idx on recall_orders (event_id) where event_id is not null;
