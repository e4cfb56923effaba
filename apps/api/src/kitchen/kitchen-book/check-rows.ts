import type { BookDay, ControlCheck } from '@traiteur/contract/kitchen/kitchen-book.ts';
import type { Period } from '@traiteur/domain/money/sales-period.ts';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import { Refusal } from '../../core/refusal.ts';
import { bilingual } from '../../database/rows/bilingual.ts';
import { jsonMoment } from '../../database/rows/json-moment.ts';
import type { Database } from '../../database/schema.ts';
import { receiptsByDay } from './book-receipts.ts';

/** In the order in which they were written. */
export async function checksWhere(db: Kysely<Database>, condition: RawBuilder<unknown>): Promise<ControlCheck[]> {
  const { rows } = await sql<ControlCheck>`
    select c.id, json_build_object('id', p.id, 'name', ${bilingual('p.name')}, 'kind', p.kind) as point,
      to_char(c.date, 'YYYY-MM-DD') as date, c.hour, c.subject,
      case when b.id is not null then
        json_build_object('id', b.id, 'lot', b.lot, 'name', ${bilingual('r.name')}) end as "cookedBatch",
      c.lowest, c.highest, c.reading, c.conform, c.action, c.picture_id as "pictureId",
      ${jsonMoment('c.at')} as at, c.by_name as by,
      case when c.ended_at is not null then
        json_build_object('at', ${jsonMoment('c.ended_at')}, 'by', c.ended_by_name, 'reading', c.end_reading,
          'pictureId', c.end_picture_id) end as end,
      case when c.withdrawn_at is not null then
        json_build_object('at', ${jsonMoment('c.withdrawn_at')}, 'by', c.withdrawn_by_name, 'reason', c.withdrawal_reason)
        end as withdrawal
    from kitchen_book c join control_points p on p.id = c.point_id
    left join cooked_batches b on b.id = c.cooked_batch_id left join recipes r on r.id = b.recipe_id
    where ${condition}
    order by c.at, c.id`.execute(db);
  return rows;
}

/** @throws {Refusal} `not-found` */
export async function getCheck(db: Kysely<Database>, id: number): Promise<ControlCheck> {
  const [check] = await checksWhere(db, sql`c.id = ${id}`);
  if (!check) throw new Refusal('not-found');
  return check;
}

type Signature = NonNullable<BookDay['signature']>;

export async function signaturesIn(db: Kysely<Database>, { from, to }: Period): Promise<Map<string, Signature>> {
  const { rows } = await sql<Signature & { date: string }>`
    select to_char(s.date, 'YYYY-MM-DD') as date, ${jsonMoment('s.at')} as at, s.by_name as by, s.missing
    from kitchen_signatures s where s.date between ${from}::date and ${to}::date`.execute(db);
  return new Map(rows.map(({ date, ...signature }) => [date, signature]));
}

/** The newest first. A date of which nothing is written has no day. */
export async function bookDays(db: Kysely<Database>, period: Period, timeZone: string): Promise<BookDay[]> {
  const { from, to } = period;
  const writtenChecks = await checksWhere(db, sql`c.date between ${from}::date and ${to}::date`);
  const checks = Map.groupBy(writtenChecks, ({ date }) => date);
  const signatures = await signaturesIn(db, period);
  const receipts = await receiptsByDay(db, period, timeZone);
  return [...new Set([...checks.keys(), ...signatures.keys(), ...receipts.keys()])]
    .toSorted((a, b) => b.localeCompare(a))
    .map((date) => ({
      date,
      signature: signatures.get(date) ?? null,
      checks: checks.get(date) ?? [],
      receipts: receipts.get(date) ?? [],
    }));
}

/**
 * Until the commit nobody else signs that day, or writes in it.
 * @throws {Refusal} `day-signed`
 */
export async function lockDay(db: Kysely<Database>, date: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('kitchen book ' || ${date}, 0))`.execute(db);
  const signature = await db
    .selectFrom('kitchen_signatures')
    .select('date')
    .where('date', '=', date)
    .executeTakeFirst();
  if (signature) throw new Refusal('day-signed');
}
