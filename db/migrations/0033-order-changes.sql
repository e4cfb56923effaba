-- An order can be changed until the kitchen begins: the event keeps what was changed, from what to what.
alter table order_events
  add column changes jsonb,
  drop constraint order_events_kind_check,
  add constraint order_events_kind_check check (kind in ('placed', 'allergy_overridden', 'allergy_found', 'allergy_gone', 'place_forced',
    'minimum_forced', 'changed', 'confirmed', 'preparation_started', 'made_ready', 'dispatched', 'delivered', 'delivery_failed', 'cancelled')),
  add constraint order_events_changes_check check ((kind = 'changed') = (changes is not null));
