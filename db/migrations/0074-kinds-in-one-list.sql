-- The kinds of events and mails are the lists of packages/domain, which alone writes them: see docs/decisions/routines.md.
alter table order_events drop constraint order_events_kind_check;
alter table mails drop constraint mails_kind_check;
