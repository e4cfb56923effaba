-- Of two delivery configurations from the same moment the one written last applied: the others now say that they came before it.
update delivery_configurations set effective_from = effective_from - rank * interval '1 microsecond'
from (
  select id as later, row_number() over (partition by effective_from order by id desc) - 1 as rank from delivery_configurations
) ranked
where later = id and rank > 0;
alter table delivery_configurations add constraint delivery_configurations_effective_from_key unique (effective_from);
-- The constraint has an index of its own.
drop index delivery_configurations_effective_idx;
