import type { LocalTime } from '../dates/calendar.ts';

export const dayParts = ['morning', 'noon', 'evening'] as const;

/** The meal that a delivery is for. */
type DayPart = (typeof dayParts)[number];

export function dayPartOf(start: LocalTime): DayPart {
  if (start < '10:00') return 'morning';
  return start < '15:00' ? 'noon' : 'evening';
}
