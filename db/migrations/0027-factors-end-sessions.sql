-- Whoever changes what proves them after the password ends the sessions that were opened before.
alter table sessions drop constraint sessions_end_reason_check;
alter table sessions add constraint sessions_end_reason_check check (
  end_reason in (
    'signed-out', 'ended-by-owner', 'password-changed', 'deactivated', 'second-factor-changed', 'second-factor-removed', 'copied'));
