import type { LocalDate } from '@traiteur/domain/dates/calendar.ts';
import { lotOfDay } from '@traiteur/domain/kitchen/labels/lots.ts';

interface CookedLot {
  lot: string;
  cookedOn: LocalDate;
}

/** As what a dish of that date was cooked: on the day itself, one lot of all that it brings. */
export const lotOf = (date: LocalDate): CookedLot => ({ lot: lotOfDay(date), cookedOn: date });
