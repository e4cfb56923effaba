/** Weekdays, 1 = Monday; times `HH:MM`. */
export interface OpeningHours {
  firstDay: number;
  lastDay: number;
  opens: string;
  closes: string;
}

export const usualHours: OpeningHours = { firstDay: 1, lastDay: 5, opens: '09:00', closes: '17:00' };

/** May wrap: from Saturday to Monday. */
export function daysOf({ firstDay, lastDay }: Pick<OpeningHours, 'firstDay' | 'lastDay'>): number[] {
  const count = ((lastDay - firstDay + 7) % 7) + 1;
  return Array.from({ length: count }, (_, index) => ((firstDay - 1 + index) % 7) + 1);
}
