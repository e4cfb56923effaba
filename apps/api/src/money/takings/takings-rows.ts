import type { TakingsByMeans } from '@traiteur/contract/money/takings.ts';
import { addDays, momentOf } from '@traiteur/domain/dates/calendar.ts';
import type { Period } from '@traiteur/domain/money/sales-period.ts';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../../database/schema.ts';

export interface DayOfMeans extends Omit<TakingsByMeans, 'net'> {
  date: string;
}

/** A reversal counts with what it reverses, whatever its own day: the tills count alike. */
export async function movementsOf(db: Kysely<Database>, { from, to }: Period, timeZone: string): Promise<DayOfMeans[]> {
  const { rows } = await sql<DayOfMeans>`
    select to_char(noted.at at time zone ${timeZone}, 'YYYY-MM-DD') as date, noted.method,
      count(*) filter (where noted.kind = 'payment' and not undone)::integer as payments,
      coalesce(sum(moved) filter (where noted.kind = 'payment'), 0)::bigint as received,
      count(*) filter (where noted.kind = 'refund' and not undone)::integer as refunds,
      coalesce(sum(moved) filter (where noted.kind = 'refund'), 0)::bigint as refunded
    from payments noted,
      lateral (select sum(p.amount) as moved, bool_or(p.reverses is not null) as undone
        from payments p where p.id = noted.id or p.reverses = noted.id) movement
    where noted.reverses is null
      and noted.at >= ${momentOf(from, '00:00', timeZone)} and noted.at < ${momentOf(addDays(to, 1), '00:00', timeZone)}
    group by 1, 2 order by 1 desc, 2`.execute(db);
  return rows;
}
