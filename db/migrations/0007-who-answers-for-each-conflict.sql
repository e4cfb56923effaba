-- A conflict belongs to its line, which keeps its number when others come and go, and says who answered for it, when and why.
alter table order_lines add column id integer generated always as identity constraint order_lines_id_key unique;

alter table order_allergy_conflicts
  add column line_id integer,
  -- Who answered; all null where nobody had to.
  add column by_id integer constraint order_allergy_conflicts_by_id_fkey references administrators,
  add column by_name text,
  add column at timestamptz;

-- Until now the order's events said it: the one with the same reason, or the first.
update order_allergy_conflicts c
set line_id = found.line_id, by_id = found.by_id, by_name = found.by_name, at = found.at
from (
  select l.id as line_id, c.order_id, c.line_position, c.allergen_id, answer.by_id, answer.by_name, answer.at
  from order_allergy_conflicts c
  join order_lines l on l.order_id = c.order_id and l.position = c.line_position
  left join lateral (
    select by_id, by_name, at from order_events e
    where c.must_override and e.order_id = c.order_id and e.kind = 'allergy_overridden'
    order by e.reason = c.reason desc, e.id limit 1
  ) answer on true
) found
where found.order_id = c.order_id and found.line_position = c.line_position and found.allergen_id = c.allergen_id;

alter table order_allergy_conflicts
  drop constraint order_allergy_conflicts_pkey,
  drop column order_id,
  drop column line_position,
  add primary key (line_id, allergen_id),
  add foreign key (line_id) references order_lines (id) on delete cascade,
  add constraint order_allergy_conflicts_answer check (num_nulls(by_name, at) in (0, 2));
