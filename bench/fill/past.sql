-- What has happened to the orders since: their steps, payments and mails, in the order of their days.
create temp table steps as
select o.id as order_id, step, kind, at, total, client ->> 'email' as recipient, row_number() over (order by at, o.id, step) as n
from orders o, lateral (select (delivery_date + slot_starts) at time zone 'Europe/Paris' as starts) slot, lateral (values
  (1, 'placed', placed_at, true),
  (2, 'confirmed', placed_at + interval '2 hours', status not in ('pending', 'cancelled')),
  (3, 'preparation_started', starts - interval '4 hours', status in ('preparing', 'failed', 'delivered')),
  (4, 'made_ready', starts - interval '1 hour', status in ('failed', 'delivered')),
  (5, 'dispatched', starts, status in ('failed', 'delivered')),
  (6, 'delivered', starts + interval '1 hour', status = 'delivered'),
  (7, 'paid', starts + interval '1 hour', paid > 0),
  (8, 'delivery_failed', starts + interval '1 hour', status = 'failed'),
  (9, 'cancelled', placed_at + interval '3 hours', status = 'cancelled')
) as event (step, kind, at, happened) where happened;
analyze steps;
create temp table first_step as select coalesce(max(id), 0) as before from order_events;
insert into order_events (id, order_id, kind, at, by_name, written_at) overriding system value
select before + n, order_id, kind, at, 'Claire Aubry', at from steps, first_step order by n;
select setval(pg_get_serial_sequence('order_events', 'id'), (select max(id) from order_events));
insert into payments (order_id, event_id, kind, provider, method, amount, at, by_name)
select order_id, before + n, 'payment', 'manual', (array['card_terminal', 'transfer', 'on_delivery'])[1 + n % 3], total, at, 'Claire Aubry'
from steps, first_step where kind = 'paid' order by n;
insert into mails (event_id, order_id, kind, state, recipient, tries, at, due_at, sent_at)
select before + n, order_id, mail_of(kind), 'sent', recipient, 1, at, at + interval '10 seconds', at + interval '20 seconds'
from steps, first_step, mail_settings where mail_leaves(mail_of(kind), kinds) order by n;

insert into order_allergy_conflicts (line_id, eater_id, eater_name, allergen_id, allergen_name, severity, presence, must_override, reason, by_name, at, found_event_id)
select l.id, eater.id, o.client ->> 'firstName', a.id, jsonb_build_object('fr', name_fr, 'en', name_en), 'allergy', 'contains', true, 'graines à part',
  'Claire Aubry', s.at, before + s.n
from orders o join order_lines l on l.order_id = o.id join steps s on s.order_id = o.id and s.step = 1
join eaters eater on eater.client_id = o.client_id join eater_allergens e on e.eater_id = eater.id join allergens a on a.id = e.allergen_id, first_step
where l.allergens <> '[]' order by s.n, l.id;
insert into order_allergy_alerts (order_id, alert)
select distinct order_id, 'override' from order_allergy_conflicts join order_lines on order_lines.id = line_id order by 1;

-- Each group's order has two guests beside its host.
insert into group_orders (id, client_id, delivery_date, schedule_id, deadline, payment_choice, state, opened_at, closed_at, told_at) overriding system value
select id, client_id, delivery_date, schedule_id, placed_at, 'on_delivery', 'placed', placed_at - interval '1 day', placed_at, placed_at
from orders where group_order_id is not null order by id;
select setval(pg_get_serial_sequence('group_orders', 'id'), (select max(id) from group_orders));
insert into eaters (client_id, name, plain_name, group_order_id, allergies_asked)
select client_id, name, plain_name(name), id, true from group_orders, unnest(array['Convive Un', 'Convive Deux']) as name order by id, name;
insert into group_order_guests (group_order_id, eater_id, name, locale, key_hash)
select group_order_id, id, name, 'fr', sha256(id::text::bytea) from eaters where group_order_id is not null order by id;
