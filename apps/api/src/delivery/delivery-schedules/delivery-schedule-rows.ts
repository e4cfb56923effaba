import type {
  DeliverySchedule,
  deliveryScheduleInput,
  deliverySchedules,
  DeliveryWeekInput,
} from '@traiteur/contract/delivery/delivery-schedules.ts';
import type { Received } from '@traiteur/contract/statement/operation.ts';
import type { LocalDate } from '@traiteur/domain/dates/calendar.ts';
import type { Schedule } from '@traiteur/domain/delivery/slots.ts';
import { type Kysely, type RawBuilder, type Selectable, sql } from 'kysely';
import type * as z from 'zod/mini';
import { countSaving, remove, updateVersion } from '../../database/rows/versioned-rows.ts';
import { pageOf } from '../../database/rows/paging.ts';
import { matches } from '../../database/rows/word-search.ts';
import type { Database } from '../../database/schema.ts';
import { inTransaction } from '../../database/rows/transactions.ts';
import { Refusal } from '../../core/refusal.ts';
import { inFrenchOrder, integer } from '../../database/rows/sorts.ts';
import { bilingual } from '../../database/rows/bilingual.ts';

type Query = Received<(typeof deliverySchedules.operations)['list']>['query'];
type Input = z.output<typeof deliveryScheduleInput>;

export async function schedulesOfZone(db: Kysely<Database>, zoneId: number): Promise<Schedule[]> {
  const rows = await db
    .selectFrom('delivery_schedules')
    .innerJoin('delivery_schedule_zones', 'delivery_schedule_zones.schedule_id', 'delivery_schedules.id')
    .selectAll('delivery_schedules')
    .where('delivery_schedule_zones.zone_id', '=', zoneId)
    .where('active', '=', true)
    .execute();
  return rows.map(timesOf);
}

/** One of them, by its number; the zone may be asked for in the same statement. */
export const scheduleOfZone = (scheduleId: number | undefined, zone: RawBuilder<unknown>): RawBuilder<Row> => sql<Row>`
  select s.* from delivery_schedules s join delivery_schedule_zones z on z.schedule_id = s.id
  where s.id = ${scheduleId ?? null}::integer and s.active and z.zone_id = ${zone}`;

interface ZoneSchedule extends Schedule {
  zoneIds: number[];
}

export async function activeSchedules(db: Kysely<Database>): Promise<ZoneSchedule[]> {
  const { rows } = await sql<ZoneSchedule>`
    select s.id, s.weekday, to_char(s.starts, 'HH24:MI') as start, to_char(s.ends, 'HH24:MI') as end, s.capacity,
      s.notice_hours as "noticeHours", array(
        select zone_id from delivery_schedule_zones z where z.schedule_id = s.id) as "zoneIds"
    from delivery_schedules s where s.active`.execute(db);
  return rows;
}

export async function slotsTaken(db: Kysely<Database>, from: LocalDate, to: LocalDate) {
  const rows = await db
    .selectFrom('slot_bookings')
    .selectAll()
    .where('delivery_date', '>=', from)
    .where('delivery_date', '<=', to)
    .execute();
  const ordersBySlot = new Map(rows.map((row) => [`${row.schedule_id} ${row.delivery_date}`, row.taken]));
  return (scheduleId: number, date: LocalDate): number => ordersBySlot.get(`${scheduleId} ${date}`) ?? 0;
}

export function listDeliverySchedules(db: Kysely<Database>, query: Query) {
  let rows = schedulesWithZones(db);
  if (query.active) rows = rows.where('active', '=', query.active === 'true');
  if (query.weekday) rows = rows.where('weekday', '=', query.weekday);
  if (query.zoneId) rows = rows.where(sql<boolean>`exists (${zonesOf(sql`delivery_zones.id = ${query.zoneId}`)})`);
  if (query.search) rows = rows.where(sql<boolean>`exists (${zonesOf(matches(sql.ref('search'), query.search))})`);
  const weekday = integer(sql`weekday * 1440 + (extract(epoch from starts) / 60)::integer`);
  const sorting = { sorts: { weekday }, usual: 'weekday', id: sql.ref<number>('id') };
  return pageOf(db, rows, query, sorting, scheduleFrom);
}

/** All of the house, active or not, in the order of the week. */
export async function everySchedule(db: Kysely<Database>): Promise<DeliverySchedule[]> {
  const rows = await schedulesWithZones(db)
    .orderBy('weekday')
    .orderBy('starts')
    .orderBy('ends')
    .orderBy('id')
    .execute();
  return rows.map(scheduleFrom);
}

export async function getDeliverySchedule(db: Kysely<Database>, id: number): Promise<DeliverySchedule> {
  const row = await schedulesWithZones(db).where('id', '=', id).executeTakeFirst();
  if (!row) throw new Refusal('not-found');
  return scheduleFrom(row);
}

export const createDeliverySchedule = (db: Kysely<Database>, input: Input) =>
  inTransaction(db, async (transaction) => {
    const insertion = transaction.insertInto('delivery_schedules').values(rowOf(input)).returning('id');
    const { id } = await insertion.executeTakeFirstOrThrow();
    await serveZones(transaction, id, [], input.zoneIds);
    return getDeliverySchedule(transaction, id);
  });

/** Two at once wait for each other. @throws {Refusal} `schedule-twice`, naming the slot */
export const createDeliveryWeek = (db: Kysely<Database>, { weekdays, slots, ...terms }: DeliveryWeekInput) =>
  inTransaction(db, async (transaction) => {
    await sql`lock table delivery_schedules in share row exclusive mode`.execute(transaction);
    const schedules: DeliverySchedule[] = [];
    for (const [index, slot] of slots.entries()) {
      if (await isThere(transaction, slot, { weekdays, ...terms }))
        throw new Refusal('schedule-twice', { field: `slots.${index}.start` });
      for (const weekday of weekdays)
        schedules.push(await createDeliverySchedule(transaction, { weekday, ...slot, ...terms }));
    }
    return schedules;
  });

async function isThere(
  db: Kysely<Database>,
  { start, end }: DeliveryWeekInput['slots'][number],
  { weekdays, zoneIds }: Pick<DeliveryWeekInput, 'weekdays' | 'zoneIds'>,
): Promise<boolean> {
  const { rows } = await sql`
    select 1 from delivery_schedules s join delivery_schedule_zones z on z.schedule_id = s.id
    where s.weekday = any(${weekdays}::integer[]) and s.starts = ${start}::time and s.ends = ${end}::time
      and z.zone_id = any(${zoneIds}::integer[]) limit 1`.execute(db);
  return rows.length > 0;
}

export const updateDeliverySchedule = (db: Kysely<Database>, id: number, version: number, input: Input) =>
  inTransaction(db, async (transaction) => {
    await updateVersion(transaction, 'delivery_schedules', id, version, rowOf(input));
    const removedRows = await transaction
      .deleteFrom('delivery_schedule_zones')
      .where('schedule_id', '=', id)
      .returning('zone_id')
      .execute();
    const previousZoneIds = removedRows.map((row) => row.zone_id);
    await serveZones(transaction, id, previousZoneIds, input.zoneIds);
    return getDeliverySchedule(transaction, id);
  });

export const removeDeliverySchedule = (db: Kysely<Database>, id: number) => remove(db, 'delivery_schedules', id);

/** A zone's form also edits its schedules: count up each zone changed here, so that its open forms become stale. */
async function serveZones(
  db: Kysely<Database>,
  scheduleId: number,
  previousZoneIds: readonly number[],
  zoneIds: readonly number[],
): Promise<void> {
  await countSaving(
    db,
    'delivery_zones',
    [...previousZoneIds, ...zoneIds].filter((id) => !(previousZoneIds.includes(id) && zoneIds.includes(id))),
  );
  await sql`insert into delivery_schedule_zones (schedule_id, zone_id)
    select distinct ${scheduleId}::integer, unnest(${zoneIds}::integer[])`.execute(db);
}

const schedulesWithZones = (db: Kysely<Database>) =>
  db
    .selectFrom('delivery_schedules')
    .selectAll()
    .select(
      sql<DeliverySchedule['zones']>`(
        select json_agg(json_build_object('id', id, 'name', ${bilingual('name')},
          'colour', colour, 'active', active) order by ${inFrenchOrder('name_fr')}, id)
        from (${zonesOf(sql`true`)}) zone)`.as('zones'),
    );

const zonesOf = (condition: RawBuilder<unknown>) => sql`
  select delivery_zones.* from delivery_schedule_zones join delivery_zones on delivery_zones.id = zone_id
  where schedule_id = delivery_schedules.id and ${condition}`;

type Row = Selectable<Database['delivery_schedules']>;

const scheduleFrom = (row: Row & { zones: DeliverySchedule['zones'] }): DeliverySchedule => ({
  ...timesOf(row),
  version: row.version,
  active: row.active,
  zones: row.zones,
  zoneIds: row.zones.map(({ id }) => id),
});

export const timesOf = (row: Row): Schedule => ({
  id: row.id,
  weekday: row.weekday,
  start: row.starts.slice(0, 5),
  end: row.ends.slice(0, 5),
  capacity: row.capacity,
  noticeHours: row.notice_hours,
});

const rowOf = ({ weekday, start, end, capacity, noticeHours, active }: Input) => ({
  weekday,
  starts: start,
  ends: end,
  capacity,
  notice_hours: noticeHours,
  active,
});
