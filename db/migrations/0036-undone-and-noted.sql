-- A step can be undone for some seconds: an event says which one it undoes, and the database's clock says how old that is. Somebody of the house may
-- note something of an order.
alter table order_events
  -- When the row was written; null of what was written before this was kept.
  add column written_at timestamptz,
  add column undoes_id bigint constraint order_events_undoes_key unique constraint order_events_undoes_fkey references order_events on delete cascade,
  drop constraint order_events_kind_check,
  add constraint order_events_kind_check check (kind in ('placed', 'allergy_overridden', 'allergy_found', 'allergy_gone', 'place_forced',
    'minimum_forced', 'changed', 'undone', 'noted', 'confirmed', 'preparation_started', 'made_ready', 'dispatched', 'delivered', 'delivery_failed', 'cancelled')),
  add constraint order_events_undoes_check check ((kind = 'undone') = (undoes_id is not null));
alter table order_events alter column written_at set default clock_timestamp();
