-- How many attempts a count takes before it is full: kept beside it, so that one statement counts under several limits.
alter table sign_in_attempts add column most integer not null default 0;
