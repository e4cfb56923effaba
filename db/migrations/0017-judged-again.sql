-- Orders not yet delivered are judged again when a client or a product is saved: a conflict says by which event it became known, and once it is
-- gone stays as history with the event that ended it.
alter table order_events
  drop constraint order_events_kind_check,
  add constraint order_events_kind_check check (kind in ('placed', 'allergy_overridden', 'allergy_found', 'allergy_gone', 'confirmed',
    'preparation_started', 'made_ready', 'dispatched', 'delivered', 'delivery_failed', 'cancelled'));
alter table orders
  drop constraint orders_allergy_alert_check,
  add constraint orders_allergy_alert_check check (allergy_alert in ('unanswered', 'override', 'warning'));

alter table order_allergy_conflicts
  add column found_event_id bigint constraint order_allergy_conflicts_found_event_id_fkey references order_events on delete cascade,
  add column gone_event_id bigint constraint order_allergy_conflicts_gone_event_id_fkey references order_events on delete cascade;
-- Until now every conflict was known when its order was placed.
insert into order_events (order_id, kind, at, by_id, by_name)
select id, 'placed', placed_at, placed_by, (client ->> 'firstName') || ' ' || (client ->> 'lastName') from orders o
where exists (select from order_lines l join order_allergy_conflicts c on c.line_id = l.id where l.order_id = o.id)
  and not exists (select from order_events e where e.order_id = o.id and e.kind = 'placed');
update order_allergy_conflicts c
set found_event_id = (select min(e.id) from order_events e where e.order_id = l.order_id and e.kind = 'placed')
from order_lines l where l.id = c.line_id;
alter table order_allergy_conflicts
  alter column found_event_id set not null,
  drop constraint order_allergy_conflicts_pkey,
  add primary key (line_id, allergen_id, found_event_id);
-- What stands: one conflict of a line with an allergen.
create unique index order_allergy_conflicts_standing_key on order_allergy_conflicts (line_id, allergen_id) where gone_event_id is null;
create index order_allergy_conflicts_found_event_id_idx on order_allergy_conflicts (found_event_id);
create index order_allergy_conflicts_gone_event_id_idx on order_allergy_conflicts (gone_event_id) where gone_event_id is not null;

-- What was told since the standing orders were placed is judged now, in the name of the house.
create temp table meetings on commit drop as
select l.id as line_id, l.order_id, r.allergen_id, r.severity, h.presence, jsonb_build_object('fr', a.name_fr, 'en', a.name_en) as allergen_name
from orders o
join order_lines l on l.order_id = o.id
join client_allergens r on r.client_id = o.client_id
join product_allergens h on h.product_id = l.product_id and h.allergen_id = r.allergen_id
join allergens a on a.id = r.allergen_id
where o.status not in ('delivered', 'cancelled');
create temp table changes on commit drop as
select order_id, line_id, allergen_id, 'allergy_found' as kind from meetings m
where not exists (select from order_allergy_conflicts c
  where (c.line_id, c.allergen_id, c.severity, c.presence) = (m.line_id, m.allergen_id, m.severity, m.presence))
union all
select l.order_id, c.line_id, c.allergen_id, 'allergy_gone' from order_allergy_conflicts c
join order_lines l on l.id = c.line_id
join orders o on o.id = l.order_id
where o.status not in ('delivered', 'cancelled') and not exists (select from meetings m
  where (c.line_id, c.allergen_id, c.severity, c.presence) = (m.line_id, m.allergen_id, m.severity, m.presence));
insert into order_events (order_id, kind, at, by_name)
select distinct order_id, kind, now(), 'Traiteur' from changes order by order_id, kind;
update order_allergy_conflicts c set gone_event_id = e.id
from changes g join order_events e on e.order_id = g.order_id and e.kind = 'allergy_gone'
where g.kind = 'allergy_gone' and c.line_id = g.line_id and c.allergen_id = g.allergen_id;
insert into order_allergy_conflicts (line_id, allergen_id, allergen_name, severity, presence, must_override, found_event_id)
select m.line_id, m.allergen_id, m.allergen_name, m.severity, m.presence, m.severity = 'allergy' and m.presence = 'contains', e.id
from meetings m
join changes f on f.kind = 'allergy_found' and f.line_id = m.line_id and f.allergen_id = m.allergen_id
join order_events e on e.order_id = m.order_id and e.kind = 'allergy_found';
update orders o set version = version + 1, allergy_alert = (
  select case when bool_or(c.must_override and c.at is null) then 'unanswered' when bool_or(c.must_override) then 'override'
    when count(*) > 0 then 'warning' end
  from order_lines l join order_allergy_conflicts c on c.line_id = l.id where l.order_id = o.id and c.gone_event_id is null)
where o.id in (select order_id from changes);
