import { type Kysely, sql } from 'kysely';
import { Refusal } from '../../core/refusal.ts';
import type { Database } from '../../database/schema.ts';
import { countSaving } from '../../database/rows/versioned-rows.ts';

export async function schedulesOf(db: Kysely<Database>, zoneId: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from delivery_schedules join delivery_schedule_zones on schedule_id = id
    where zone_id = ${zoneId} order by weekday, starts, id`.execute(db);
  return rows.map(({ id }) => id);
}

/**
 * The caller has locked the zone. Changed schedules count up their version, so that open forms become stale.
 * @throws {Refusal} `schedule-without-zone` for a schedule that would lose its last zone, `unknown-reference`
 */
export async function serveBySchedules(db: Kysely<Database>, zoneId: number, scheduleIds: readonly number[]) {
  const previousIds = await schedulesOf(db, zoneId);
  const addedIds = scheduleIds.filter((id) => !previousIds.includes(id));
  const droppedIds = previousIds.filter((id) => !scheduleIds.includes(id));
  await countSaving(db, 'delivery_schedules', [...addedIds, ...droppedIds]);
  await sql`delete from delivery_schedule_zones where zone_id = ${zoneId} and schedule_id = any(${droppedIds}::integer[])`.execute(
    db,
  );
  const { rows } = await sql`select 1 from unnest(${droppedIds}::integer[]) as dropped (id)
    where not exists (select 1 from delivery_schedule_zones where schedule_id = dropped.id) limit 1`.execute(db);
  if (rows.length > 0) throw new Refusal('schedule-without-zone', { field: 'scheduleIds' });
  await sql`insert into delivery_schedule_zones (schedule_id, zone_id)
    select id, ${zoneId} from unnest(${addedIds}::integer[]) as added (id)`.execute(db);
}
