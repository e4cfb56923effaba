-- A workbook has several sheets: the rows of all of them are kept, one sheet's are meant.
alter table imports
  add column sheets jsonb not null default '[]',
  add column sheet integer not null default 0,
  add column joined_count integer not null default 0;

alter table import_rows
  add column sheet integer not null default 0,
  -- The first line of the same record, where several lines are of one.
  add column record_line integer,
  drop constraint import_rows_pkey,
  add primary key (import_id, sheet, number);
