-- The code of what would refuse an open group order whole as things stand, and of what its host was told; empty: nothing.
alter table group_orders
  add column obstacle text not null default '',
  add column obstacle_told text not null default '';
