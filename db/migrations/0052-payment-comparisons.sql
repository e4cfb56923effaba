-- The nightly comparison of our online payments with Stripe's: when it was, of which days, and how many differences it left.
create table payment_comparisons (
  id integer generated always as identity primary key,
  at timestamptz not null,
  from_date date not null,
  to_date date not null,
  differences integer not null
);
create index payment_comparisons_at_idx on payment_comparisons (at);
