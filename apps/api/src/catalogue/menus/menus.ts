import type { Menu, WholeMeal } from '@traiteur/contract/catalogue/menus.ts';
import type { LocalDate } from '@traiteur/domain/dates/calendar.ts';
import type { Locale } from '@traiteur/domain/text/language.ts';
import type { Kysely } from 'kysely';
import { Refusal } from '../../core/refusal.ts';
import type { Reading } from '../../core/acting.ts';
import type { Database } from '../../database/schema.ts';
import { listMenuDays } from './menu-days.ts';
import { mealBySlug, mealsOf } from './menu-rows.ts';

/** @throws {Refusal} `not-found` for a day without delivery */
export async function listMenu(services: Reading, date: LocalDate): Promise<Menu> {
  const [days, meals] = await Promise.all([listMenuDays(services), mealsOf(services.db, date)]);
  const day = days.find((candidate) => candidate.date === date);
  if (!day) throw new Refusal('not-found');
  return { day, meals };
}

/** @throws {Refusal} `not-found` where no dish on sale has that slug */
export async function getMeal(
  db: Kysely<Database>,
  slug: string,
  locale: Locale,
  date: LocalDate | undefined,
): Promise<WholeMeal> {
  const meal = await mealBySlug(db, slug, locale, date ?? null);
  if (!meal) throw new Refusal('not-found');
  return meal;
}
