-- A client who has ordered and was erased: the row stays for the figures of their orders, and says nothing of them any more.
alter table clients add column erased_at timestamptz;
