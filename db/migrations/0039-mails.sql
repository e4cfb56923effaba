-- What clients are told of their orders by mail: a row for each event that has a mail, written with the event, whoever writes it.
create table mails (
  id integer generated always as identity primary key,
  -- Never two mails for one event.
  event_id bigint not null constraint mails_event_id_key unique constraint mails_event_id_fkey references order_events on delete cascade,
  order_id integer not null constraint mails_order_id_fkey references orders on delete cascade,
  kind text not null constraint mails_kind_check
    check (kind in ('placed', 'confirmed', 'changed', 'dispatched', 'delivered', 'cancelled', 'refunded')),
  state text not null constraint mails_state_check check (state in ('waiting', 'sending', 'sent', 'failed', 'unsent')),
  -- Why it failed or stays unsent; empty otherwise.
  reason text not null default '' constraint mails_reason_check check (reason in ('', 'switched-off', 'no-address', 'taken-back', 'refused',
    'unreachable', 'uncertain', 'restored', 'not-written')),
  -- What the mail server said last, without its sentence; empty when it took the mail at once.
  detail text not null default '',
  recipient text not null default '',
  -- Tries since it was last meant to leave, and how often it was meant to: once, and each time that somebody has it sent again.
  tries integer not null default 0,
  sendings integer not null default 1,
  at timestamptz not null,
  due_at timestamptz not null,
  -- When somebody began to send it, and when the mail server had it.
  begun_at timestamptz,
  sent_at timestamptz,
  constraint mails_reason_state_check check ((reason <> '') = (state in ('failed', 'unsent')))
);
create index mails_order_id_idx on mails (order_id, id);
create index mails_state_idx on mails (state, id);
create index mails_due_idx on mails (due_at) where state in ('waiting', 'sending');
create index mails_at_idx on mails (at, id);

-- Which kinds leave.
create table mail_settings (
  id integer primary key default 1 check (id = 1),
  kinds text[] not null default '{placed,confirmed,changed,dispatched,delivered,cancelled,refunded}',
  version integer not null default 1
);
insert into mail_settings default values;

-- Which mail tells of an event; null where none does.
create function mail_of(event text) returns text language sql immutable as $$
  select case
    when event in ('placed', 'confirmed', 'changed', 'dispatched', 'delivered', 'cancelled', 'refunded') then event
    when event = 'moved' then 'changed' end
$$;

-- In the transaction of the event: its mail, and the job that sends it once the ten seconds are over in which it can be taken back.
-- What loads a past that nobody is told of sets traiteur.mails to 'off' for its transaction.
create function write_mails() returns trigger language plpgsql as $$
  declare
    jobs record;
  begin
    if current_setting('traiteur.mails', true) = 'off' then return null; end if;
    -- Of what was taken back in time nobody is told.
    update mails set state = 'unsent', reason = 'taken-back' from new_events e where e.undoes_id = mails.event_id and mails.state = 'waiting';
    with written as (
      insert into mails (event_id, order_id, kind, state, reason, at, due_at)
      select e.id, e.order_id, mail_of(e.kind),
        case when mail_of(e.kind) = any(s.kinds) then 'waiting' else 'unsent' end,
        case when mail_of(e.kind) = any(s.kinds) then '' else 'switched-off' end, e.at, e.at + interval '10 seconds'
      from new_events e, mail_settings s where mail_of(e.kind) is not null
      order by e.id
      returning id, state, due_at)
    select array_agg(id) as ids, max(due_at) as due_at into jobs from written where state = 'waiting';
    if jobs.ids is null then return null; end if;
    begin
      perform graphile_worker.add_jobs(array(
        select row('send-mail', json_build_object('id', id), null, jobs.due_at, 10, 'mail-' || id, 0, null)::graphile_worker.job_spec
        from unnest(jobs.ids) id));
    exception when invalid_schema_name or undefined_table or undefined_function or undefined_object or insufficient_privilege then
      -- No queue, or not ours yet: the order does not wait for it, and the mail is found each minute by who looks for what is due.
      null;
    end;
    return null;
  end $$;
create trigger order_events_mails after insert on order_events
  referencing new table as new_events for each statement execute function write_mails();
