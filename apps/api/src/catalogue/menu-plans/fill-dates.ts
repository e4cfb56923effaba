import type { MenuPlan } from '@traiteur/contract/catalogue/menu-plans.ts';
import { addDays, type LocalDate, today, weekdayOf } from '@traiteur/domain/dates/calendar.ts';
import type { Reading } from '../../core/acting.ts';
import { inTransaction } from '../../database/rows/transactions.ts';
import { lockMenuPlans, planOf, plansBetween, writePlan } from './menu-plan-rows.ts';

export interface WantedDay {
  date: LocalDate;
  choiceIds: readonly number[];
}

export interface FilledDates {
  items: MenuPlan[];
  /** Planned, published, over or without delivery: left as they were. */
  kept: LocalDate[];
}

/** As drafts. Dishes that were removed since are left out. */
export const fillDates = (
  services: Reading,
  days: readonly WantedDay[],
  { replace }: { replace: boolean },
): Promise<FilledDates> =>
  inTransaction(services.db, async (db) => {
    const within = { ...services, db };
    await lockMenuPlans(db);
    const firstDate = today(services.clock(), services.house.timeZone);
    const wantedIds = [...new Set(days.flatMap(({ choiceIds }) => choiceIds)), 0];
    const dishes = await db.selectFrom('products').select('id').where('id', 'in', wantedIds).execute();
    const knownIds = new Set(dishes.map(({ id }) => id));
    const filledDates: FilledDates = { items: [], kept: [] };
    for (const { date, choiceIds } of days) {
      const plan = await planOf(within, date);
      const isFree = plan.choices.length === 0 || replace;
      if (date < firstDate || plan.publishedOn !== null || !isFree || !plan.delivered) filledDates.kept.push(date);
      else {
        const ids = choiceIds.filter((id) => knownIds.has(id));
        await writePlan(db, plan, ids, null);
        filledDates.items.push(await planOf(within, date));
      }
    }
    return filledDates;
  });

export const mondayOf = (date: LocalDate): LocalDate => addDays(date, 1 - weekdayOf(date));

/** To the same weekdays of another week; days without choices change nothing. */
export async function copyMenuWeek(
  services: Reading,
  { from, to, replace }: { from: LocalDate; to: LocalDate; replace: boolean },
): Promise<FilledDates> {
  const [source, target] = [mondayOf(from), mondayOf(to)];
  const plans = await plansBetween(services, source, addDays(source, 6));
  const days = plans.flatMap(({ choices }, day) =>
    choices.length > 0 ? [{ date: addDays(target, day), choiceIds: choices.map(({ id }) => id) }] : [],
  );
  return fillDates(services, days, { replace });
}
