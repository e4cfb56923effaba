-- A logo is drawn by its height, and as a square for the screen of a phone: the copies of a picture differ by more than their width.
alter table picture_copies rename column width to size;
alter table picture_copies add column kind text not null default 'width' check (kind in ('width', 'height', 'icon'));
alter table picture_copies alter column kind drop default;
alter table picture_copies drop constraint picture_copies_pkey;
alter table picture_copies add primary key (picture_id, kind, size);
