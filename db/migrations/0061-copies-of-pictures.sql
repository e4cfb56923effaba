-- A picture in a width that a page shows it in, drawn when it is first asked for. The picture itself is kept as it is.
create table picture_copies (
  picture_id uuid not null constraint picture_copies_picture_id_fkey references pictures on delete cascade,
  -- In pixels.
  width smallint not null,
  bytes bytea not null,
  primary key (picture_id, width)
);
