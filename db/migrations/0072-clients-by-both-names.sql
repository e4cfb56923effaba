-- Clients are listed by their last name, and those of one last name by their first.
drop index clients_name_idx;
create index clients_name_idx on clients (((last_name || ' ' || first_name)) collate "fr-x-icu", id);
