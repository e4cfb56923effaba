/** When the house is reached: from a weekday to another one, 1 = Monday, from `HH:MM` to `HH:MM`. */
export interface OpeningHours {
  firstDay: number;
  lastDay: number;
  opens: string;
  closes: string;
}

/** When the house is reached unless it says otherwise. */
export const usualHours: OpeningHours = { firstDay: 1, lastDay: 5, opens: '09:00', closes: '17:00' };

/** The weekdays of a line of hours; from Saturday to Monday they go over the end of the week. */
export function daysOf({ firstDay, lastDay }: Pick<OpeningHours, 'firstDay' | 'lastDay'>): number[] {
  const count = ((lastDay - firstDay + 7) % 7) + 1;
  return Array.from({ length: count }, (_, index) => ((firstDay - 1 + index) % 7) + 1);
}
