import { addDays, localTime, today } from '@traiteur/domain/dates/calendar.ts';
import { useDates } from '@traiteur/front/language/use-dates.ts';
import { useVisit } from '../site/island/visit-context.ts';
import { useShopWords } from '../site/language/use-shop-words.ts';
import { useWeekday } from './use-weekday.ts';

/** In short: "jusqu’à demain 18 h". */
export function useUntil(): (moment: string) => string {
  const words = useShopWords('menu.until');
  const { world } = useVisit();
  const { clock } = useDates();
  const weekday = useWeekday();
  const now = today(world.clock(), world.timeZone);
  return (moment) => {
    const date = today(new Date(moment), world.timeZone);
    const time = clock(localTime(new Date(moment), world.timeZone));
    if (date === now) return words('today', { time });
    return date === addDays(now, 1) ? words('tomorrow', { time }) : words('day', { day: weekday(date), time });
  };
}
