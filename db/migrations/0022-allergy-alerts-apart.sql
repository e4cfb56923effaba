-- What an order says of its conflicts at a glance stands apart from it: an order's row is wide and in many indexes, one of them for searching, and
-- saving a dish may change what thousands of them say.
create table order_allergy_alerts (
  order_id integer primary key references orders on delete cascade,
  alert text not null check (alert in ('unanswered', 'override', 'warning'))
);
insert into order_allergy_alerts (order_id, alert) select id, allergy_alert from orders where allergy_alert is not null;
create index order_allergy_alerts_unanswered_idx on order_allergy_alerts (order_id) where alert = 'unanswered';
alter table orders drop column allergy_alert;
