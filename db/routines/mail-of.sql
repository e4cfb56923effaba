-- Which mail tells of an event; null where none does.
create or replace function mail_of(event text) returns text language sql immutable as $$
  select case
    when event in ('placed', 'confirmed', 'changed', 'dispatched', 'delivered', 'cancelled', 'refunded', 'payment_requested') then event
    when event = 'messaged' then 'message' end
$$;
