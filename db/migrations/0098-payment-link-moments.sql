-- Of a guest's links the last ones are kept: which these are is no matter of where their rows lie.
alter table payment_links add column made_at timestamptz not null default now();
alter table payment_links alter column made_at drop default;
