-- Allergies belong to who eats. Each client has one eater at least, themselves, whose name is the client's; a routine adds them.
create table eaters (
  id integer primary key generated always as identity,
  client_id integer not null references clients on delete cascade,
  is_client boolean not null default false,
  name text not null default '' check ((name = '') = is_client),
  diet_note text not null default '',
  allergies_asked boolean not null default false,
  constraint eaters_id_allergies_asked_key unique (id, allergies_asked)
);
create unique index eaters_client_itself_idx on eaters (client_id) where is_client;
create index eaters_client_id_idx on eaters (client_id);

insert into eaters (client_id, is_client, diet_note, allergies_asked)
select id, true, diet_note, allergies_asked from clients order by id;

create table eater_allergens (
  eater_id integer not null,
  allergen_id integer not null constraint eater_allergens_allergen_id_fkey references allergens,
  severity text not null check (severity in ('allergy', 'intolerance')),
  asked boolean not null default true check (asked),
  primary key (eater_id, allergen_id),
  constraint eater_allergens_asked_fkey foreign key (eater_id, asked)
    references eaters (id, allergies_asked) on delete cascade
);
create index eater_allergens_allergen_id_idx on eater_allergens (allergen_id);

insert into eater_allergens (eater_id, allergen_id, severity)
select e.id, a.allergen_id, a.severity from client_allergens a join eaters e on e.client_id = a.client_id
order by e.id, a.allergen_id;

-- A merge that can still be undone keeps what both said of themselves.
update client_merges set undo = undo - '{keptAllergens,otherAllergens}'::text[] || jsonb_build_object(
  'keptSelf', jsonb_build_object('dietNote', undo #> '{keeper,diet_note}', 'allergiesAsked', undo #> '{keeper,allergies_asked}',
    'allergens', undo -> 'keptAllergens'),
  'otherSelf', jsonb_build_object('dietNote', undo #> '{other,diet_note}', 'allergiesAsked', undo #> '{other,allergies_asked}',
    'allergens', undo -> 'otherAllergens'))
where undo is not null;

-- A line is for somebody, or for the whole table, as all are until now. The name is a copy: labels of old orders keep it.
alter table order_lines
  add column eater_id integer constraint order_lines_eater_id_fkey references eaters on delete set null,
  add column eater_name text not null default '';
create index order_lines_eater_id_idx on order_lines (eater_id) where eater_id is not null;

-- A conflict is somebody's; until now, of the client themselves.
alter table order_allergy_conflicts
  add column id bigint generated always as identity,
  add column eater_id integer constraint order_allergy_conflicts_eater_id_fkey references eaters on delete set null,
  add column eater_name text not null default '',
  drop constraint order_allergy_conflicts_pkey;
alter table order_allergy_conflicts add primary key (id);
update order_allergy_conflicts c set eater_id = e.id, eater_name = coalesce(o.client ->> 'firstName', '')
from order_lines l join orders o on o.id = l.order_id join eaters e on e.client_id = o.client_id and e.is_client
where l.id = c.line_id;
drop index order_allergy_conflicts_standing_key;
create unique index order_allergy_conflicts_standing_key on order_allergy_conflicts (line_id, allergen_id, eater_id) where gone_event_id is null;
create index order_allergy_conflicts_line_id_idx on order_allergy_conflicts (line_id);
create index order_allergy_conflicts_eater_id_idx on order_allergy_conflicts (eater_id);

drop table client_allergens;
alter table clients drop constraint clients_id_allergies_asked_key, drop column diet_note, drop column allergies_asked;
