-- Chosen, and meanwhile no longer to be had: the guest is told once, and chooses again before the deadline.
alter table group_order_choices
  add column scarce boolean not null default false,
  add column warned_at timestamptz;
