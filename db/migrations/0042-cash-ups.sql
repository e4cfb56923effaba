-- At the end of a day who took money hands it over: what was noted by each method beside what was counted. What is cashed up is taken back no more.
create table cash_ups (
  id integer generated always as identity primary key,
  taker_id integer constraint cash_ups_taker_id_fkey references administrators on delete set null,
  taker_name text not null,
  -- The day on which the money was taken, by the house's clock.
  date date not null,
  at timestamptz not null,
  by_id integer constraint cash_ups_by_id_fkey references administrators on delete set null,
  by_name text not null,
  note text not null default ''
);
create index cash_ups_date_idx on cash_ups (date, id);
create index cash_ups_taker_id_idx on cash_ups (taker_id);
create index cash_ups_by_id_idx on cash_ups (by_id);

-- In cents.
create table cash_up_sums (
  cash_up_id integer not null constraint cash_up_sums_cash_up_id_fkey references cash_ups on delete cascade,
  method text not null,
  expected integer not null,
  counted integer not null,
  primary key (cash_up_id, method)
);

alter table payments add column cash_up_id integer constraint payments_cash_up_id_fkey references cash_ups;
create index payments_cash_up_id_idx on payments (cash_up_id);
create index payments_at_idx on payments (at);
