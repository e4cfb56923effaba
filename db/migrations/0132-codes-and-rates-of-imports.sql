-- A cell with several postal codes becomes a row for each; dishes of a file without rates get the one that was chosen for all.
alter table import_rows
  -- The line of the file that holds the cell, where it is another row's too.
  add column from_line integer;
alter table imports add column tax_rate_id integer;
