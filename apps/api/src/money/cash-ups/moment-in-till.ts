import { today } from '@traiteur/domain/dates/calendar.ts';
import { sql } from 'kysely';
import type { Acting } from '../../core/acting.ts';
import type { StaffCaller } from '../../core/caller.ts';

/**
 * From when money counts that was taken `at` and is told of `now`: a till that was counted stays closed, so what comes
 * after it goes to the till of the day on which it comes.
 */
export async function momentInTill(
  { at, now }: { at: Date; now: Date },
  { db, house, caller }: Pick<Acting<StaffCaller>, 'db' | 'house' | 'caller'>,
): Promise<Date> {
  const date = today(at, house.timeZone);
  if (date === today(now, house.timeZone)) return at;
  // Who counts that till holds this row, until the count can be read.
  await sql`select from administrators where id = ${caller.id} for share`.execute(db);
  const cashUp = await db
    .selectFrom('cash_ups')
    .select('id')
    .where('taker_id', '=', caller.id)
    .where('date', '=', date)
    .limit(1)
    .executeTakeFirst();
  return cashUp ? now : at;
}
