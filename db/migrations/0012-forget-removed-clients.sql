-- What the log kept of clients who were removed before removing blanked it: who did what and when stays.
update audit_entries entry set thing_name = null, before = null, after = null
where tag = 'clients' and exists (
  select from audit_entries removal
  where removal.tag = 'clients' and removal.thing_id = entry.thing_id and removal.operation = 'removeClient');
