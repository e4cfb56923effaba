-- A mail that lies in the outbox, since the house has no mail server, was not sent.
alter table mails
  drop constraint mails_reason_check,
  add constraint mails_reason_check check (reason in ('', 'switched-off', 'no-address', 'nothing-due', 'no-server', 'taken-back', 'refused', 'unreachable',
    'uncertain', 'restored', 'not-written'));
