import type { MenuPlan } from '@traiteur/contract/catalogue/menu-plans.ts';
import { type LocalDate, momentOf } from '@traiteur/domain/dates/calendar.ts';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Reading } from '../../core/acting.ts';
import { bilingual } from '../../database/rows/bilingual.ts';
import type { Database } from '../../database/schema.ts';
import { configurationInForce } from '../../delivery/delivery-configurations/delivery-configuration-rows.ts';

/** Waits for the orders being placed, which lock the plans too, and blocks new ones until the transaction ends. */
export const lockMenuPlans = (db: Kysely<Database>) => sql`lock table menu_plans in exclusive mode`.execute(db);

export type Planning = Pick<Reading, 'db' | 'clock' | 'house'>;

export async function plansBetween(
  { db, clock, house }: Planning,
  from: LocalDate,
  to: LocalDate,
): Promise<MenuPlan[]> {
  const closedDates = (await configurationInForce(db, clock()))?.closedDates ?? [];
  const { rows } = await sql<MenuPlan>`
    select m.id, coalesce(m.version, 0) as version, day::date as date, to_char(m.published_from at time zone ${house.timeZone}, 'YYYY-MM-DD') as "publishedOn",
      coalesce((
        select json_agg(json_build_object('id', p.id, 'name', ${bilingual('p.name')}) order by c.position)
        from menu_plan_choices c join products p on p.id = c.product_id where c.menu_plan_id = m.id), '[]') as choices,
      (select count(*)::integer from orders o where o.delivery_date = day::date and o.status <> 'cancelled') as orders,
      day::date <> all(${closedDates}::date[]) and exists (
        select from delivery_schedules s join delivery_schedule_zones z on z.schedule_id = s.id
        join delivery_zones d on d.id = z.zone_id and d.active
        where s.active and s.weekday = extract(isodow from day)) as delivered
    from generate_series(${from}::date, ${to}::date, interval '1 day') day
    left join menu_plans m on m.delivery_date = day::date
    order by day`.execute(db);
  return rows;
}

export async function planOf(services: Planning, date: LocalDate): Promise<MenuPlan> {
  const [plan] = await plansBetween(services, date, date);
  if (!plan) throw new Error('each date has a plan, if an empty one');
  return plan;
}

/** Of a date whose plan is locked. */
export async function writePlan(
  db: Kysely<Database>,
  { id, date }: Pick<MenuPlan, 'id' | 'date'>,
  choiceIds: readonly number[],
  publishedFrom: RawBuilder<Date> | null,
): Promise<void> {
  const menu_plan_id = id ?? (await insertPlan(db, date));
  await db
    .updateTable('menu_plans')
    .set({ published_from: publishedFrom, ...(id !== null && { version: sql`version + 1` }) })
    .where('id', '=', menu_plan_id)
    .execute();
  await db.deleteFrom('menu_plan_choices').where('menu_plan_id', '=', menu_plan_id).execute();
  const choices = choiceIds.map((product_id, position) => ({ menu_plan_id, position, product_id }));
  if (choices.length > 0) await db.insertInto('menu_plan_choices').values(choices).execute();
}

async function insertPlan(db: Kysely<Database>, delivery_date: LocalDate): Promise<number> {
  const row = { delivery_date, published_from: null };
  return (await db.insertInto('menu_plans').values(row).returning('id').executeTakeFirstOrThrow()).id;
}

/** Midnight, in the house. */
export const startOf = (date: LocalDate, { timeZone }: Reading['house']): Date => momentOf(date, '00:00', timeZone);
