import type { CashUp, CashUpDay, CashUpInput } from '@traiteur/contract/money/cash-ups.ts';
import { addDays, type LocalDate, momentOf } from '@traiteur/domain/dates/calendar.ts';
import { manualMethods } from '@traiteur/domain/money/payment-methods.ts';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Saving } from '../../core/caller.ts';
import { authorOf } from '../../database/rows/author.ts';
import type { Database } from '../../database/schema.ts';
import { jsonMoment } from '../../database/rows/json-moment.ts';

type TillDay = Pick<CashUpInput, 'takerId' | 'taker' | 'date'>;
type OpenSum = CashUpDay['takers'][number]['open'][number];

/**
 * Movements `p` of that day, by the house's clock, not cashed up yet, each with the movement `noted` that put it in its
 * till. A reversal counts in the till of the payment it reverses, whatever its own author and date.
 */
const openOn = (date: LocalDate, timeZone: string) => sql`
  payments noted join payments p on p.id = noted.id or p.reverses = noted.id
  where noted.reverses is null
    and noted.at >= ${momentOf(date, '00:00', timeZone)} and noted.at < ${momentOf(addDays(date, 1), '00:00', timeZone)}
    and p.cash_up_id is null and p.method = any(${manualMethods}::text[])`;

const ofTaker = ({ takerId, taker }: TillDay): RawBuilder<boolean> =>
  sql`noted.by_id is not distinct from ${takerId}::integer and (${takerId}::integer is not null or noted.by_name = ${taker})`;

export async function openTakers(db: Kysely<Database>, date: LocalDate, timeZone: string) {
  const { rows } = await sql<Pick<CashUpDay['takers'][number], 'takerId' | 'taker' | 'open'>>`
    select by_id as "takerId", by_name as taker, json_agg(json_build_object('method', method, 'amount', amount) order by method) as open
    from (
      select noted.by_id, p.method, p.kind, p.amount as moved,
        case when noted.by_id is null then noted.by_name else max(noted.by_name) over (partition by noted.by_id) end as by_name
      from ${openOn(date, timeZone)}
    ) movement, lateral (select case kind when 'payment' then moved else -moved end as amount) signed
    group by by_id, by_name order by by_name`.execute(db);
  return rows.map((row) => ({ ...row, open: sumsByMethod(row.open) }));
}

/** What a taker's till of a day holds. Locks its taker and its movements until the transaction ends. */
export async function lockTill(db: Kysely<Database>, day: TillDay, timeZone: string) {
  // Nothing is noted late in a till while it is counted.
  await sql`select from administrators where id = ${day.takerId} for no key update`.execute(db);
  const open = sql`${openOn(day.date, timeZone)} and ${ofTaker(day)}`;
  await sql`select from ${open} order by p.id for update of p`.execute(db);
  // Read after the lock: a reversal committed while this waited is a new row, which the first statement did not see.
  const { rows } = await sql<OpenSum & { id: number; taker: string }>`
    select p.id, p.method, case p.kind when 'payment' then p.amount else -p.amount end as amount, noted.by_name as taker
    from ${open} order by noted.by_name desc`.execute(db);
  return { ids: rows.map(({ id }) => id), sums: sumsByMethod(rows), taker: rows[0]?.taker ?? '' };
}

function sumsByMethod(movements: readonly OpenSum[]): OpenSum[] {
  return manualMethods.flatMap((method) => {
    const ownMovements = movements.filter((movement) => movement.method === method);
    return ownMovements.length > 0
      ? [{ method, amount: ownMovements.reduce((sum, { amount }) => sum + amount, 0) }]
      : [];
  });
}

export async function insertCashUp(
  db: Kysely<Database>,
  { takerId, date, note, sums }: CashUpInput,
  { ids, taker }: { ids: readonly number[]; taker: string },
  saving: Saving,
): Promise<number> {
  const { id } = await db
    .insertInto('cash_ups')
    .values({ taker_id: takerId, taker_name: taker, date, ...authorOf(saving), note })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('cash_up_sums')
    .values(sums.map((sum) => ({ ...sum, cash_up_id: id })))
    .execute();
  await db.updateTable('payments').set({ cash_up_id: id }).where('id', 'in', ids).execute();
  return id;
}

/** Cash-ups by a condition on `cash_ups c`, the oldest first. */
export async function cashUpsWhere(db: Kysely<Database>, condition: RawBuilder<boolean>): Promise<CashUp[]> {
  const { rows } = await sql<CashUp>`
    select c.id, c.taker_id as "takerId", c.taker_name as taker, c.date, ${jsonMoment('c.at')} as at, c.by_name as by, c.note, s.*,
      s.counted - s.expected as difference
    from cash_ups c, lateral (
      select json_agg(json_build_object('method', method, 'expected', expected, 'counted', counted)
          order by array_position(${manualMethods}::text[], method)) as sums,
        sum(expected)::bigint as expected, sum(counted)::bigint as counted
      from cash_up_sums where cash_up_id = c.id) s
    where ${condition} order by c.id`.execute(db);
  return rows;
}
