-- Companies are written to as clients are: a letter about an invoice is a mail to one contact, in their language.
alter table company_contacts
  add column locale text not null default 'fr' constraint company_contacts_locale_check check (locale in ('fr', 'en'));
update company_contacts set locale = clients.locale from clients where clients.email <> '' and lower(clients.email) = lower(company_contacts.email);
alter table company_contacts alter column locale drop default;

alter table mails
  alter column event_id drop not null,
  alter column order_id drop not null,
  add column invoice_id integer constraint mails_invoice_id_fkey references invoices on delete cascade,
  -- To whom; null once they are no contact any more.
  add column contact_id integer constraint mails_contact_id_fkey references company_contacts on delete set null,
  add constraint mails_about_check check ((order_id is null) = (event_id is null) and (order_id is null) = (invoice_id is not null)),
  drop constraint mails_reason_check,
  add constraint mails_reason_check check (reason in ('', 'switched-off', 'no-address', 'no-contact', 'nothing-due', 'no-server', 'taken-back',
    'refused', 'unreachable', 'uncertain', 'restored', 'not-written'));
create index mails_invoice_id_idx on mails (invoice_id, id) where invoice_id is not null;
create index mails_contact_id_idx on mails (contact_id) where contact_id is not null;
