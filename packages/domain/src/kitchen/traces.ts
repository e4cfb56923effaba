import { addDays, daysBetween, type LocalDate } from '../dates/calendar.ts';

/** Days of which a trace tells at once: a sack of salt lasts for years. */
const longestTrace = 92;

interface Span {
  from: LocalDate;
  to: LocalDate;
}

/** The last days of it, where there are too many. */
export const tracedSpan = ({ from, to }: Span): Span =>
  daysBetween(from, to) < longestTrace ? { from, to } : { from: addDays(to, 1 - longestTrace), to };

/** In what a trace begins. */
export const traceRoots = ['goods', 'lot', 'dish', 'order', 'client'] as const;
export type TraceRoot = (typeof traceRoots)[number];
