import { addDays, type LocalDate } from '../dates/calendar.ts';

/** Days after today. */
export const dashboardDays = 8;

export const dashboardEnd = (today: LocalDate): LocalDate => addDays(today, dashboardDays);
