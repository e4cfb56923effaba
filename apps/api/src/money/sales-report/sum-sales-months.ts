import { type LocalDate, today } from '@traiteur/domain/dates/calendar.ts';
import { type Kysely, sql } from 'kysely';
import type { Reading } from '../../core/acting.ts';
import type { Database } from '../../database/schema.ts';
import type { Job } from '../../jobs/job.ts';

type Summing = Pick<Reading, 'db' | 'clock' | 'house'>;

/** At night, when hardly anybody orders: nobody sells while a month is summed, which takes some milliseconds. */
export const summingSalesMonths = ({ db, clock, house }: Summing): Job => ({
  name: 'sum-sales-months',
  quiet: true,
  schedule: '20 2 * * *',
  atStart: true,
  run: () => sumSalesMonths(db, today(clock(), house.timeZone)),
});

/** Those that are over on that day and whose sums are missing, the latest first: reports ask for those. */
export async function sumSalesMonths(db: Kysely<Database>, date: LocalDate): Promise<void> {
  const { rows: months } = await sql<{ datedBy: string; month: LocalDate }>`
    select dated_by as "datedBy", series.month::date as month
    from (values ('order'), ('delivery')) as dating (dated_by), generate_series(
      date_trunc('month', (select min(date) from sales_day_lines d where d.dated_by = dating.dated_by)::timestamp),
      date_trunc('month', ${date}::timestamp) - interval '1 month', interval '1 month') as series (month)
    where not exists (select from sales_months m where m.dated_by = dating.dated_by and m.month = series.month)
    order by series.month desc, dated_by`.execute(db);
  // Each in a transaction of its own: whoever sells waits for one month alone.
  for (const { datedBy, month } of months) await sql`select sum_sales_month(${datedBy}, ${month})`.execute(db);
}
