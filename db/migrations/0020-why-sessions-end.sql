-- Why a session ended before its time: whoever held it is told when they come back.
alter table sessions add column end_reason text check (
  end_reason in ('signed-out', 'ended-by-owner', 'password-changed', 'deactivated', 'second-factor-removed', 'copied'));
