-- An order may stand in a full slot, or below its zone's minimum, where owner or manager says why: the event tells who, when and for what reason.
alter table order_events
  drop constraint order_events_kind_check,
  add constraint order_events_kind_check check (kind in ('placed', 'allergy_overridden', 'allergy_found', 'allergy_gone', 'place_forced',
    'minimum_forced', 'confirmed', 'preparation_started', 'made_ready', 'dispatched', 'delivered', 'delivery_failed', 'cancelled'));

-- The rules that are set aside in an order as it stands: an event tells of the day on which that was decided.
create table order_forced_rules (
  order_id integer not null references orders on delete cascade,
  rule text not null check (rule in ('place', 'minimum')),
  event_id bigint not null constraint order_forced_rules_event_id_fkey references order_events on delete cascade,
  primary key (order_id, rule)
);
create index order_forced_rules_event_id_idx on order_forced_rules (event_id);
