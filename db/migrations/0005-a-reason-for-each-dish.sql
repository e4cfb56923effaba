-- Why a dish stays although it contains the client's allergen: said for each dish, and kept with its conflict.
alter table order_allergy_conflicts add column reason text not null default '';
-- Until now an order had one reason for all its dishes.
update order_allergy_conflicts set reason = said.reason
from (select order_id, max(reason) as reason from order_events where kind = 'allergy_overridden' group by order_id) said
where must_override and said.order_id = order_allergy_conflicts.order_id;
