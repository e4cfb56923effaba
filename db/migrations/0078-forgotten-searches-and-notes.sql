-- What was searched names people: the log keeps only that there was a search, of exports that were asked for until now too.
update audit_entries set after = jsonb_set(after, '{search}', 'true')
  where operation like 'export%' and jsonb_typeof(after -> 'search') = 'string';
-- What somebody typed with the money of clients who have been erased since.
update payments p set note = '' from orders o join clients c on c.id = o.client_id
  where o.id = p.order_id and c.erased_at is not null and p.note <> '';
