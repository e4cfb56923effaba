-- Where clients accept a dish themselves, the reason is a code. It was a sentence in the language that they read.
update order_allergy_conflicts set reason = 'accepted-by-client' where by_id is null and reason in
  ('accepté par le client en commandant sur le site', 'accepted by the client when ordering on the site');
update order_events set reason = 'accepted-by-client' where by_id is null and kind = 'allergy_overridden' and reason in
  ('accepté par le client en commandant sur le site', 'accepted by the client when ordering on the site');
-- What an event keeps of the conflicts that went with a dish.
update order_events set changes = jsonb_set(changes, '{conflicts}', (
    select jsonb_agg(case when conflict ->> 'reason' in
        ('accepté par le client en commandant sur le site', 'accepted by the client when ordering on the site')
      then jsonb_set(conflict, '{reason}', '"accepted-by-client"') else conflict end order by place)
    from jsonb_array_elements(changes -> 'conflicts') with ordinality as known (conflict, place)))
  where jsonb_path_exists(changes, '$.conflicts[*].reason ? (@ == "accepté par le client en commandant sur le site"
    || @ == "accepted by the client when ordering on the site")');
