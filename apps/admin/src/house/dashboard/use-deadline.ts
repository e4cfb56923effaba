import type { Dashboard, TaskOrder } from '@traiteur/contract/house/dashboard.ts';
import { addDays } from '@traiteur/domain/dates/calendar.ts';
import { useDates } from '@traiteur/front/language/use-dates.ts';
import { useTranslations } from 'use-intl';

/** An order needs attention before its slot starts. Returns that time in words; undefined once it is past. */
export function useDeadline() {
  const words = useTranslations('dashboard');
  const dates = useDates();
  return (
    { deliveryDate, slotStart }: Pick<TaskOrder, 'deliveryDate' | 'slotStart'>,
    { today, time }: Pick<Dashboard, 'today' | 'time'>,
  ): string | undefined => {
    const clock = dates.clock(slotStart);
    if (deliveryDate < today || (deliveryDate === today && slotStart <= time)) return undefined;
    if (deliveryDate === today) return clock;
    if (deliveryDate === addDays(today, 1)) return words('tomorrowAt', { time: clock });
    return words('dateAt', { date: dates.short(deliveryDate), time: clock });
  };
}
