import type { MenuPlan, MenuPlanInput } from '@traiteur/contract/catalogue/menu-plans.ts';
import { type LocalDate, today } from '@traiteur/domain/dates/calendar.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Reading } from '../../core/acting.ts';
import { type Fault, Refusal } from '../../core/refusal.ts';
import { inTransaction } from '../../database/rows/transactions.ts';
import { lockMenuPlans, planOf, startOf, writePlan } from './menu-plan-rows.ts';
import { ordersOffMenu } from './orders-off-menu.ts';

/** @throws {Refusal} `invalid-input` for a date that is over, `stale`, `orders-rely-on-menu` */
export const updateMenuPlan = (services: Reading, date: LocalDate, input: MenuPlanInput): Promise<MenuPlan> =>
  inTransaction(services.db, async (db) => {
    const within = { ...services, db };
    await lockMenuPlans(db);
    refuseAll(await saveDay(within, date, input, 'choiceIds'));
    return planOf(within, date);
  });

interface Publication extends Pick<MenuPlanInput, 'ordersKept'> {
  days: readonly { date: LocalDate; version: number }[];
  publishedOn: LocalDate;
}

/** @throws {Refusal} as `updateMenuPlan`, naming each day at fault */
export const publishMenuPlans = (services: Reading, { days, ...input }: Publication): Promise<MenuPlan[]> =>
  inTransaction(services.db, async (db) => {
    const within = { ...services, db };
    await lockMenuPlans(db);
    const faults: Fault[] = [];
    for (const [index, { date, version }] of days.entries()) {
      const { choices } = await planOf(within, date);
      const choiceIds = choices.map(({ id }) => id);
      faults.push(...(await saveDay(within, date, { ...input, version, choiceIds }, `days.${index}.date`)));
    }
    refuseAll(faults);
    const plans: MenuPlan[] = [];
    for (const { date } of days) plans.push(await planOf(within, date));
    return plans;
  });

function refuseAll(faults: readonly Fault[]): void {
  const [first] = faults;
  if (first) throw new Refusal('orders-rely-on-menu', { field: first.field, faults: [...faults] });
}

/** Of a locked plan. */
async function saveDay(
  services: Reading,
  date: LocalDate,
  { version, choiceIds, publishedOn, ordersKept }: MenuPlanInput,
  field: string,
): Promise<Fault[]> {
  const { db, clock, house } = services;
  const now = clock();
  if (date < today(now, house.timeZone))
    throw new Refusal('invalid-input', { faults: [{ field: 'date', code: 'in-the-past' }] });
  const plan = await planOf(services, date);
  if (plan.version !== version) throw new Refusal('stale');
  const lostDishes = ordersKept ? [] : await ordersOffMenu(services, date, publishedOn ? choiceIds : undefined);
  await writePlan(db, plan, choiceIds, publicationOf(publishedOn, services));
  return lostDishes.length > 0 ? [{ field, code: 'orders-rely-on-menu', date }] : [];
}

/** What is published already stays so since then. */
function publicationOf(publishedOn: LocalDate | null, { clock, house }: Reading): RawBuilder<Date> | null {
  if (publishedOn === null) return null;
  const now = clock();
  if (publishedOn > today(now, house.timeZone)) return sql`${startOf(publishedOn, house)}::timestamptz`;
  return sql`least(published_from, ${now}::timestamptz)`;
}
