-- What a mail server did not accept for now is tried again after growing pauses, with an end.
alter table area_wishes
  add column tries smallint not null default 0,
  add column due_at timestamptz;

-- How many people a host has named to be written to, and when: bounded by day.
create table group_order_invitations (
  group_order_id integer not null constraint group_order_invitations_group_order_id_fkey references group_orders on delete cascade,
  at timestamptz not null,
  addresses smallint not null check (addresses > 0)
);
create index group_order_invitations_group_order_id_idx on group_order_invitations (group_order_id);
create index group_order_invitations_at_idx on group_order_invitations (at);
