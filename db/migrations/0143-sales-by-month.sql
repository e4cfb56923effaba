-- Dishes sold in a month that is over, of all zones: a report of years reads a row for each dish instead of one for each
-- of its days. A month whose days change loses its sums until they are made anew.
create table sales_months (
  dated_by text not null,
  -- Its first day.
  month date not null,
  primary key (dated_by, month)
);

create table sales_month_lines (
  dated_by text not null,
  month date not null,
  category_id integer not null,
  product_id integer not null,
  size_id integer not null,
  quantity bigint not null,
  gross bigint not null,
  discount bigint not null,
  primary key (dated_by, month, category_id, product_id, size_id),
  foreign key (dated_by, month) references sales_months on delete cascade
);
