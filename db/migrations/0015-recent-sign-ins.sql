-- When whoever a session belongs to last gave their password in it.
alter table sessions add column confirmed_at timestamptz;
update sessions set confirmed_at = created_at;
alter table sessions alter column confirmed_at set not null;

-- Whose password it is: chosen by its owner, given by somebody else, or printed at the first start.
alter table administrators add column password_origin text not null default 'own'
  check (password_origin in ('own', 'given', 'printed'));
