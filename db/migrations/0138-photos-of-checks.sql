-- What somebody photographed beside what they wrote down: at its beginning, and at its end.
alter table kitchen_book add column picture_id uuid constraint kitchen_book_picture_id_fkey references pictures,
  add column end_picture_id uuid constraint kitchen_book_end_picture_id_fkey references pictures;
create index kitchen_book_picture_id_idx on kitchen_book (picture_id) where picture_id is not null;
create index kitchen_book_end_picture_id_idx on kitchen_book (end_picture_id) where end_picture_id is not null;
