-- A cart has a note for the kitchen, `comment_note`, and one for the driver, as an order has. The one note of until now was for either: both get it.
alter table carts add column driver_note text not null default '';
update carts set driver_note = comment_note;
