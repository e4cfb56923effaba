-- What the kitchen should know and what the driver should know are two notes. Both papers showed the one there was, so both keep it whole.
alter table orders rename column notes to kitchen_note;
alter table orders add column driver_note text not null default '';
update orders set driver_note = kitchen_note where kitchen_note <> '';

-- What every driver should know of an address: door code, floor, caretaker.
alter table addresses add column note text not null default '';
