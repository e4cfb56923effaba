-- Whoever may not hear the news any more stops hearing it: a node looks again at who listens.
create or replace function notify_access_change() returns trigger language plpgsql as $$
  begin
    perform pg_notify('order_news', 'access');
    return null;
  end
$$;
create or replace trigger sessions_end_told after update of ended_at on sessions
  for each statement execute function notify_access_change();
create or replace trigger sessions_removal_told after delete on sessions
  for each statement execute function notify_access_change();
create or replace trigger administrators_change_told after update of role, rights, active on administrators
  for each statement execute function notify_access_change();
