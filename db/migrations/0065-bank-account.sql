-- Where clients transfer what they owe. Empty where the house has not said it.
alter table company
  add column account_holder text not null default '' check (length(account_holder) <= 70),
  add column iban text not null default '' check (iban ~ '^([A-Z]{2}[0-9]{2}[A-Z0-9]{10,30})?$'),
  add column bic text not null default '' check (bic ~ '^([A-Z]{6}[A-Z0-9]{2}([A-Z0-9]{3})?)?$');
