import { addDays, type LocalDate } from '../dates/calendar.ts';

/** Days after the cooking date during which chilled dishes may be delivered. */
const daysKept = 1;

/** Nothing is handed over before it was cooked: brought back to an earlier day, it is what was cooked for that one. */
export const isCookedAgain = (cookedOn: LocalDate, deliveryDate: LocalDate): boolean =>
  deliveryDate < cookedOn || deliveryDate > addDays(cookedOn, daysKept);
