-- Whom an order's invoice is made out to, where it is a company that is none of the house's: a copy, as the address is.
alter table orders
  add column billed_company jsonb,
  add constraint orders_billed_company_check check (billed_company is null or company_id is null);
