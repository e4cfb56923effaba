-- What was given stays as it is (CGI, annexe II, article 242 nonies A; Code de commerce, article L123-22).
create or replace function refuse_invoice_changes() returns trigger language plpgsql as $$
begin
  raise exception 'invoice % stays as it was given', old.number using errcode = 'restrict_violation';
end $$;
create or replace trigger invoices_stay before update or delete on invoices for each row execute function refuse_invoice_changes();
