import type { CashUp, CashUpDay, CashUpInput } from '@traiteur/contract/payments/cash-ups.ts';
import { addDays, type LocalDate, momentOf } from '@traiteur/domain/calendar.ts';
import { manualMethods } from '@traiteur/domain/payments/payment-methods.ts';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Saving } from '../core/caller.ts';
import type { Database } from '../database/schema.ts';
import { jsonMoment } from '../database/rows/json-moment.ts';

/** Somebody's day at the till. */
export type TillDay = Pick<CashUpInput, 'takerId' | 'taker' | 'date'>;
type OpenSum = CashUpDay['takers'][number]['open'][number];

/** What was noted that day, by the house's clock, and is not cashed up yet. */
const openOn = (date: LocalDate, timeZone: string): RawBuilder<boolean> => sql`
  p.at >= ${momentOf(date, '00:00', timeZone)} and p.at < ${momentOf(addDays(date, 1), '00:00', timeZone)}
  and p.cash_up_id is null and p.method = any(${manualMethods}::text[])`;

const ofTaker = ({ takerId, taker }: TillDay): RawBuilder<boolean> =>
  sql`p.by_id is not distinct from ${takerId}::integer and (${takerId}::integer is not null or p.by_name = ${taker})`;

/** Who took what that day and has not cashed it up, by name. */
export async function openTakers(db: Kysely<Database>, date: LocalDate, timeZone: string) {
  const { rows } = await sql<Pick<CashUpDay['takers'][number], 'takerId' | 'taker' | 'open'>>`
    select by_id as "takerId", by_name as taker, json_agg(json_build_object('method', method, 'amount', amount) order by method) as open
    from (
      select p.by_id, case when p.by_id is null then p.by_name else max(p.by_name) over (partition by p.by_id) end as by_name, p.method,
        p.kind, p.amount as moved
      from payments p where ${openOn(date, timeZone)}
    ) movement, lateral (select case kind when 'payment' then moved else -moved end as amount) signed
    group by by_id, by_name order by by_name`.execute(db);
  return rows.map((row) => ({ ...row, open: sumsByMethod(row.open) }));
}

/** What somebody's day comes to, and of which movements: they stay as they are until the transaction ends. */
export async function holdOpen(db: Kysely<Database>, day: TillDay, timeZone: string) {
  const where = sql`${openOn(day.date, timeZone)} and ${ofTaker(day)}`;
  await sql`select from payments p where ${where} order by p.id for update`.execute(db);
  // Read after locking: who held one of them before may have taken it back, by a row that the first statement did not see.
  const { rows } = await sql<OpenSum & { id: number }>`
    select p.id, p.method, case p.kind when 'payment' then p.amount else -p.amount end as amount from payments p where ${where}`.execute(
    db,
  );
  return { ids: rows.map(({ id }) => id), sums: sumsByMethod(rows) };
}

function sumsByMethod(movements: readonly OpenSum[]): OpenSum[] {
  return manualMethods.flatMap((method) => {
    const own = movements.filter((movement) => movement.method === method);
    return own.length > 0 ? [{ method, amount: own.reduce((sum, { amount }) => sum + amount, 0) }] : [];
  });
}

/** Keeps what was counted, and marks the movements that it was counted of. */
export async function insertCashUp(
  db: Kysely<Database>,
  input: CashUpInput,
  paymentIds: readonly number[],
  { by, now }: Saving,
): Promise<number> {
  const { takerId, taker, date, note, sums } = input;
  const { id } = await db
    .insertInto('cash_ups')
    .values({ taker_id: takerId, taker_name: taker, date, at: now, by_id: by.id, by_name: by.name, note })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('cash_up_sums')
    .values(sums.map((sum) => ({ ...sum, cash_up_id: id })))
    .execute();
  await db.updateTable('payments').set({ cash_up_id: id }).where('id', 'in', paymentIds).execute();
  return id;
}

/** The cash-ups that a condition on `cash_ups c` lets through, the oldest first. */
export async function cashUpsWhere(db: Kysely<Database>, condition: RawBuilder<boolean>): Promise<CashUp[]> {
  const { rows } = await sql<CashUp>`
    select c.id, c.taker_id as "takerId", c.taker_name as taker, c.date, ${jsonMoment('c.at')} as at, c.by_name as by, c.note, s.*,
      s.counted - s.expected as difference
    from cash_ups c, lateral (
      select json_agg(json_build_object('method', method, 'expected', expected, 'counted', counted)
          order by array_position(${manualMethods}::text[], method)) as sums,
        sum(expected)::integer as expected, sum(counted)::integer as counted
      from cash_up_sums where cash_up_id = c.id) s
    where ${condition} order by c.id`.execute(db);
  return rows;
}
