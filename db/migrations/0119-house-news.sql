-- Who of the house is mailed when a client orders on the site, writes, or cannot pay. Owners are told of all until somebody chooses.
create table house_news_settings (
  id integer primary key default 1 check (id = 1),
  version integer not null default 1
);
insert into house_news_settings default values;
create table house_news_recipients (
  administrator_id integer primary key constraint house_news_recipients_administrator_id_fkey references administrators on delete cascade,
  kinds text[] not null
);
