import { addDays, type LocalDate } from '../dates/calendar.ts';

/** Days after the cooking date during which chilled dishes may be delivered. */
const daysKept = 1;

export const isCookedAgain = (cookedOn: LocalDate, deliveryDate: LocalDate): boolean =>
  deliveryDate > addDays(cookedOn, daysKept);
