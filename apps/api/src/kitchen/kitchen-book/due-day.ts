import type { ControlCheck, DueDay, DuePoint } from '@traiteur/contract/kitchen/kitchen-book.ts';
import { localTime, today, weekdayOf } from '@traiteur/domain/dates/calendar.ts';
import { endOf } from '@traiteur/domain/kitchen/control-checks.ts';
import { type Kysely, sql } from 'kysely';
import type { Acting } from '../../core/acting.ts';
import { isPermitted, type StaffCaller } from '../../core/caller.ts';
import { bilingual } from '../../database/rows/bilingual.ts';
import type { Database } from '../../database/schema.ts';
import { checksWhere, signaturesIn } from './check-rows.ts';

/** The house's list, or the drivers' part of it. */
export async function dueDay(
  wish: string | undefined,
  { db, clock, house, caller }: Acting<StaffCaller>,
): Promise<DueDay> {
  const now = clock();
  const date = wish ?? today(now, house.timeZone);
  const clockNow = `${today(now, house.timeZone)} ${localTime(now, house.timeZone)}`;
  const onlyDrivers = !isPermitted('kitchen:read', caller);
  const theirs = onlyDrivers ? sql`p.keeper = 'delivery'` : sql`true`;
  const { rows: points } = await sql<Omit<DuePoint, 'hours' | 'checks'> & { hours: string[] }>`
    select p.id, ${bilingual('p.name')} as name, p.kind, p.lowest, p.highest, p.keeper, p.hours
    from control_points p
    where p.active and ${weekdayOf(date)} = any(p.weekdays) and ${theirs}
    order by coalesce(p.hours[1], '24'), p.name_fr collate "fr-x-icu", p.id`.execute(db);
  const ofDate = await checksWhere(db, sql`c.date = ${date}::date and c.withdrawn_at is null and ${theirs}`);
  const signatures = await signaturesIn(db, { from: date, to: date });
  return {
    date,
    signature: signatures.get(date) ?? null,
    points: points.map(({ hours, ...point }) => {
      const checks = ofDate.filter((check) => check.point.id === point.id);
      return {
        ...point,
        hours: hours.map((hour) => {
          const check = checks.find((entry) => entry.hour === hour) ?? null;
          return { hour, check, isLate: !check && `${date} ${hour}` < clockNow };
        }),
        checks: checks.filter(({ hour }) => hour === null),
      };
    }),
    lasting: (
      await checksWhere(db, sql`c.conform is null and c.ended_at is null and c.withdrawn_at is null and ${theirs}`)
    ).toSorted((first, second) => endOfCheck(first) - endOfCheck(second)),
    cookedBatches: onlyDrivers ? [] : await cookedAround(db, date),
  };
}

/** A cooling has two hours, beside samples that have days: what must end first stands first. */
const endOfCheck = ({ point, at }: ControlCheck): number => endOf(point.kind, new Date(at));

/** Of the day, and of the next: much is cooked the day before. */
async function cookedAround(db: Kysely<Database>, date: string): Promise<DueDay['cookedBatches']> {
  const { rows } = await sql<DueDay['cookedBatches'][number]>`
    select b.id, b.lot, ${bilingual('r.name')} as name from cooked_batches b join recipes r on r.id = b.recipe_id
    where b.date between ${date}::date and ${date}::date + 1 order by b.date, r.name_fr collate "fr-x-icu", b.id`.execute(
    db,
  );
  return rows;
}

/** Hours of the date at which something was due and is not written down. */
export async function missingChecks(db: Kysely<Database>, date: string): Promise<number> {
  const { rows } = await sql<{ missing: number }>`
    select count(*)::integer as missing
    from control_points p cross join unnest(p.hours) as due(hour)
    where p.active and ${weekdayOf(date)} = any(p.weekdays)
      and not exists (select from kitchen_book c
        where c.date = ${date}::date and c.point_id = p.id and c.hour = due.hour and c.withdrawn_at is null)`.execute(
    db,
  );
  return rows[0]?.missing ?? 0;
}
