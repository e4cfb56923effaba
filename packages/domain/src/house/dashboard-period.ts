import { addDays, type LocalDate } from '../dates/calendar.ts';

/** Days after today. */
export const dashboardDays = 8;

/** The last delivery date of the dashboard and of the lists behind it. */
export const dashboardEnd = (today: LocalDate): LocalDate => addDays(today, dashboardDays);
