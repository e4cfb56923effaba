-- Functions of triggers are named by what they do; db/routines makes them again under these names, with their triggers.
drop function if exists keep_client_search() cascade;
drop function if exists keep_client_words() cascade;
drop function if exists keep_invoices() cascade;
drop function if exists keep_name_words() cascade;
drop function if exists keep_search_of_addresses() cascade;
drop function if exists keep_search_of_unproven() cascade;
drop function if exists tell_access_change() cascade;
drop function if exists tell_availability() cascade;
drop function if exists tell_order_events() cascade;
drop function if exists tell_presence() cascade;
drop function if exists tell_site_change() cascade;
drop function if exists tell_site_text_change() cascade;
drop function if exists tell_stop_order() cascade;
