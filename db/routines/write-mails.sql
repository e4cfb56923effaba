-- In the transaction of the event: its mail, and the job (apps/api/src/house/mails/mail-jobs.ts) that sends it after the ten seconds in which it can be undone.
-- What loads a past that nobody is told of sets traiteur.mails to 'off' for its transaction.
-- Taking one refund back does not silence the others: a refund's mail says, when it leaves, which refunds stand.
create or replace function write_mails() returns trigger language plpgsql as $$
  declare
    jobs record;
  begin
    if current_setting('traiteur.mails', true) = 'off' then return null; end if;
    -- Of what was taken back in time nobody is told.
    update mails set state = 'unsent', reason = 'taken-back' from new_events e where e.undoes_id = mails.event_id and mails.state = 'waiting';
    with written as (
      insert into mails (event_id, order_id, kind, state, reason, at, due_at)
      select e.id, e.order_id, mail_of(e.kind), case unsent.reason when '' then 'waiting' else 'unsent' end, unsent.reason, e.at, e.at + interval '10 seconds'
      from new_events e
        join orders o on o.id = e.order_id
        join clients c on c.id = o.client_id
        cross join mail_settings s
        cross join lateral (select case
          when not mail_leaves(mail_of(e.kind), s.kinds) then 'switched-off'
          when c.email = '' then 'no-address'
          else '' end as reason) unsent
      where mail_of(e.kind) is not null
      order by e.id
      returning id, state, due_at)
    select array_agg(id) as ids, max(due_at) as due_at into jobs from written where state = 'waiting';
    begin
      if exists (select from new_events where kind in ('placed', 'payment_failed')) then
        -- The house is told too, of an order from the site and of a payment that failed: whose card was refused may try again, so some minutes later.
        perform graphile_worker.add_job('notify-house', json_build_object('kind', news.kind, 'orderId', news.order_id),
          run_at => news.at + news.pause, max_attempts => 10, job_key => news.kind || '-' || news.order_id)
        from (select case e.kind when 'placed' then 'site_order' else 'payment_failed' end as kind, e.order_id, e.at,
            case e.kind when 'placed' then interval '10 seconds' else interval '10 minutes' end as pause
          from new_events e join orders o on o.id = e.order_id
          where e.kind = 'payment_failed' or (e.kind = 'placed' and o.source = 'website') order by e.id) news;
      end if;
      if jobs.ids is null then return null; end if;
      perform graphile_worker.add_jobs(array(
        select row('send-mail', json_build_object('id', id), null, jobs.due_at, 10, 'mail-' || id, 0, null)::graphile_worker.job_spec
        from unnest(jobs.ids) id));
    exception when invalid_schema_name or undefined_table or undefined_function or undefined_object or insufficient_privilege then
      -- No queue, or not ours yet: the order does not wait for it; a check each minute finds the mails that are due.
      null;
    end;
    return null;
  end $$;
create or replace trigger order_events_mails after insert on order_events
  referencing new table as new_events for each statement execute function write_mails();
