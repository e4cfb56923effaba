import { useDateFormat } from '@traiteur/kit/setup/use-date-format.ts';

/** "mercredi", "Wednesday". */
export function useWeekday(): (date: string) => string {
  const { date: format } = useDateFormat();
  return (date) => format(new Date(`${date}T12:00:00Z`), { weekday: 'long', timeZone: 'UTC' });
}
