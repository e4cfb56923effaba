import type { Menu, WholeMeal } from '@traiteur/contract/catalogue/menus.ts';
import type { LocalDate } from '@traiteur/domain/dates/calendar.ts';
import type { Locale } from '@traiteur/domain/text/language.ts';
import { Refusal } from '../../core/refusal.ts';
import type { Reading } from '../../core/acting.ts';
import { listMenuDays } from './menu-days.ts';
import { mealBySlug, menuOf } from './menu-rows.ts';

/** @throws {Refusal} `not-found` for a day without delivery */
export async function listMenu(services: Reading, date: LocalDate): Promise<Menu> {
  const [days, menu] = await Promise.all([listMenuDays(services), menuOf(services.db, date, services.clock())]);
  const day = days.find((candidate) => candidate.date === date);
  if (!day) throw new Refusal('not-found');
  return { day, ...menu };
}

/** @throws {Refusal} `not-found` where no dish on sale has that slug */
export async function getMeal(
  services: Reading,
  slug: string,
  locale: Locale,
  date: LocalDate | undefined,
): Promise<WholeMeal> {
  const dates = (await listMenuDays(services)).map((day) => day.date);
  const meal = await mealBySlug(services.db, { slug, locale, date: date ?? null, dates }, services.clock());
  if (!meal) throw new Refusal('not-found');
  return meal;
}
