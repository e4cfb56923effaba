-- Where and when a guest of a group order believes that the meal is delivered, and when they were last told of a move.
alter table group_order_guests
  add column told_place jsonb,
  add column place_told_at timestamptz;
