import { addDays, type LocalDate } from '../dates/calendar.ts';

/** Days after the one for which they were cooked on which dishes may still be handed over: they are chilled at once, and stay cold. */
const daysKept = 1;

/** Whether dishes that were cooked for a date have to be cooked again to be delivered on another one. */
export const isCookedAgain = (cookedOn: LocalDate, deliveryDate: LocalDate): boolean =>
  deliveryDate > addDays(cookedOn, daysKept);
