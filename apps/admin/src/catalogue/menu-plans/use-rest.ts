import type { MenuDish } from '@traiteur/contract/catalogue/menu-plans.ts';
import { daysBetween, type LocalDate } from '@traiteur/domain/dates/calendar.ts';
import { useTranslations } from 'use-intl';

/** "not for 12 days", by a date. */
export function useRest(date: LocalDate): (dish: Pick<MenuDish, 'lastDate'>) => string {
  const words = useTranslations('menuPlans');
  return ({ lastDate }) =>
    lastDate === null ? words('never') : words('ago', { days: Math.max(1, daysBetween(lastDate, date)) });
}
