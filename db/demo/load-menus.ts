import { addDays, type LocalDate, weekdayOf } from '@traiteur/domain/dates/calendar.ts';
import { usualCategories } from '@traiteur/domain/catalogue/usual-records.ts';
import { type Kysely, sql } from 'kysely';
import { writePlan } from '../../apps/api/src/catalogue/menu-plans/menu-plan-rows.ts';
import type { Database } from '../../apps/api/src/database/schema.ts';
import { demoMeals } from './meals/meals.ts';

interface MenuCircumstances {
  /** Same order as the meals. */
  products: readonly number[];
  today: LocalDate;
  closedDates: readonly LocalDate[];
  now: Date;
}

const dailyChoices = 6;
/** Days from today: drafts change nothing of the orders that stand on the next days. */
const [daysPlanned, firstPublished] = [20, 9];

/** Three weeks of menus in turn: drafts for the next days, then published ones, and one day that lacks a dish. */
export async function loadMenus(db: Kysely<Database>, circumstances: MenuCircumstances): Promise<void> {
  const { products, today, closedDates, now } = circumstances;
  const turns = new Map<number, number>();
  for (let day = 0; day <= daysPlanned; day += 1) {
    const date = addDays(today, day);
    if (weekdayOf(date) === 7 || closedDates.includes(date)) continue;
    const count = weekdayOf(date) === 4 ? dailyChoices - 1 : dailyChoices;
    // What has rested longest.
    const meals = choosableMeals(date)
      .toSorted((a, b) => (turns.get(a) ?? -1) - (turns.get(b) ?? -1))
      .slice(0, count);
    for (const meal of meals) turns.set(meal, day);
    const isPublished = day >= firstPublished && day < daysPlanned - 5;
    const publishedFrom = isPublished ? sql<Date>`${now}::timestamptz` : null;
    await writePlan(
      db,
      { id: null, date },
      meals.map((meal) => products[meal] ?? 0),
      publishedFrom,
    );
  }
}

/** Indexes of the meals that are sold that day, but for what is always on the menu. */
function choosableMeals(date: LocalDate): number[] {
  const choosable: readonly string[] = usualCategories.flatMap(({ key, permanent }) => (permanent ? [] : [key]));
  return [...demoMeals.keys()].filter((index) => {
    const meal = demoMeals[index];
    return meal?.status === 'published' && choosable.includes(meal.category) && meal.weekdays.includes(weekdayOf(date));
  });
}
