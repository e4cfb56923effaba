-- Who has which order before them, and whether they are changing it; who gives no sign of life is taken off. It lasts a moment: a crash may lose it.
create unlogged table order_presences (
  order_id integer not null constraint order_presences_order_id_fkey references orders on delete cascade,
  administrator_id integer not null constraint order_presences_administrator_id_fkey references administrators on delete cascade,
  editing boolean not null,
  seen_at timestamptz not null,
  primary key (order_id, administrator_id, editing)
);
create index order_presences_administrator_id_idx on order_presences (administrator_id);

-- A sign of life changes a row and is told to nobody.
create function public.tell_presence() returns trigger language plpgsql as $$
  begin
    perform pg_notify('order_news', 'presence ' || coalesce(new.order_id, old.order_id));
    return null;
  end
$$;
create trigger order_presences_told after insert or delete on order_presences
  for each row execute function public.tell_presence();
