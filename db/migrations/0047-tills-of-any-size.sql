-- What many payments of a day come to may be more than an integer holds.
alter table cash_up_sums
  alter column expected type bigint,
  alter column counted type bigint;
