-- What of a kitchen is checked and written down: a cold room, a delivery, a dish that cools, a vehicle, a floor.
-- Temperatures in tenths of a degree Celsius.
create table control_points (
  id integer generated always as identity primary key,
  name_fr text not null,
  name_en text not null,
  kind text not null constraint control_points_kind_check check (
    kind in ('storage', 'goods', 'heating', 'cooling', 'vehicle', 'sample', 'cleaning')),
  lowest smallint,
  highest smallint constraint control_points_highest_check check (highest >= lowest),
  keeper text not null constraint control_points_keeper_check check (keeper in ('kitchen', 'delivery')),
  -- At which it is due; none: whenever it happens.
  hours text[] not null,
  weekdays smallint[] not null,
  active boolean not null,
  search text not null generated always as (public.searchable(name_fr || ' ' || name_en)) stored,
  version integer not null default 1,
  constraint control_points_name_fr_key unique (name_fr)
);

-- Never changed once it is written but by its own end; a mistake is withdrawn with its reason, and stays.
create table kitchen_book (
  id integer generated always as identity primary key,
  point_id integer not null constraint kitchen_book_point_id_fkey references control_points,
  date date not null,
  -- Of those at which its point is due.
  hour text,
  -- Which dish, delivery or vehicle.
  subject text not null,
  -- As the point was then.
  lowest smallint,
  highest smallint,
  reading smallint,
  -- Null: it goes on, as food that cools.
  conform boolean,
  -- What was done about it.
  action text not null,
  at timestamptz not null,
  by_id integer constraint kitchen_book_by_id_fkey references administrators on delete set null,
  by_name text not null,
  end_reading smallint,
  ended_at timestamptz,
  ended_by_name text not null default '',
  withdrawn_at timestamptz,
  withdrawn_by_name text not null default '',
  withdrawal_reason text not null default ''
);
create index kitchen_book_point_id_idx on kitchen_book (point_id);
create index kitchen_book_by_id_idx on kitchen_book (by_id);
create index kitchen_book_date_idx on kitchen_book (date);
create unique index kitchen_book_hour_key on kitchen_book (date, point_id, hour)
  where hour is not null and withdrawn_at is null;
-- What cools, and samples that are kept.
create index kitchen_book_open_idx on kitchen_book (date) where ended_at is null and withdrawn_at is null;

-- A day that somebody has read and answered for.
create table kitchen_signatures (
  date date primary key,
  at timestamptz not null,
  by_id integer constraint kitchen_signatures_by_id_fkey references administrators on delete set null,
  by_name text not null,
  -- Due that day and not written down.
  missing integer not null
);
create index kitchen_signatures_by_id_idx on kitchen_signatures (by_id);
