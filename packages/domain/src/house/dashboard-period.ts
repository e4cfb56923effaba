import { addDays, type LocalDate } from '../dates/calendar.ts';

/** How far the dashboard looks, in days after today. */
export const dashboardDays = 8;

/** The last delivery date that it looks at, and that the lists behind its figures show. */
export const dashboardEnd = (today: LocalDate): LocalDate => addDays(today, dashboardDays);
