-- Cities, postal codes and clients that exports were filtered by say who lives where: of those asked for until now too, the log keeps only that there was such a filter.
update audit_entries
set after = after || (select jsonb_object_agg(key, true) from jsonb_object_keys(after) key where key in ('city', 'postalCode', 'postalCodes', 'clientId'))
where operation like 'export%' and after ?| array['city', 'postalCode', 'postalCodes', 'clientId'];
