import type { Visit } from '../site/page.tsx';
import { noMeal, type ShownMeal } from './read-meal.ts';

/** Of the next day that offers it, else of the next one. It is over for whoever looks, so that no size can be added. */
export async function readMealPreview({ call, parameters }: Visit): Promise<ShownMeal> {
  const key = parameters['key'] ?? '';
  const { items } = await call('menus', 'listMenuDays');
  const { dates } = await call('menus', 'getMealPreview', { key }).catch(noMeal);
  const day = items.find(({ date, state }) => state === 'open' && dates.includes(date)) ?? items[0];
  const meal = await call('menus', 'getMealPreview', { key, ...(day && { date: day.date }) });
  return { meal, day: day && { ...day, state: 'past' }, days: [], isPreview: true };
}
