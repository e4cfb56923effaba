-- Whether dishes of a category are offered beside the choices of a planned date.
alter table categories add column permanent boolean not null default false;

-- What is cooked on a date. A draft has no moment; from that moment on, the date offers its choices.
create table menu_plans (
  id integer primary key generated always as identity,
  version integer not null default 1,
  delivery_date date not null constraint menu_plans_date_key unique,
  published_from timestamptz
);

create table menu_plan_choices (
  menu_plan_id integer not null references menu_plans on delete cascade,
  position smallint not null,
  product_id integer not null references products,
  primary key (menu_plan_id, product_id)
);
create index menu_plan_choices_product_id_idx on menu_plan_choices (product_id);

-- The choices of a day or of a week, by a name of their own.
create table menu_templates (
  id integer primary key generated always as identity,
  version integer not null default 1,
  name_fr text not null,
  name_en text not null,
  active boolean not null default true,
  span text not null constraint menu_templates_span_check check (span in ('day', 'week')),
  days jsonb not null
);
