-- The names of a table are in an index that begins with its client too: with two of them the planner takes the one that
-- reads every guest a host ever had.
drop index eaters_client_id_idx;

-- How many orders a word finds decides how they are read. By a hundred samples a word of one order in a hundred finds a hundred.
alter table orders alter column search set statistics 1000;
