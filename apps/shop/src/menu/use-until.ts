import type { MenuDay } from '@traiteur/contract/catalogue/menus.ts';
import { addDays, localTime, today } from '@traiteur/domain/dates/calendar.ts';
import { useDates } from '@traiteur/front/language/use-dates.ts';
import { useVisit } from '../site/island/visit-context.ts';
import { useShopWords } from '../site/language/use-shop-words.ts';
import { useWeekday } from './use-weekday.ts';

/** Lines that say until when one may order: "jusqu’à demain 18 h", or "jusqu’à demain", "midi : 11 h, soir : 18 h". */
export function useUntil(): (day: Pick<MenuDay, 'cutOffAt' | 'cutOffs'>) => string[] {
  const words = useShopWords('menu');
  const { world } = useVisit();
  const { clock } = useDates();
  const weekday = useWeekday();
  const now = today(world.clock(), world.timeZone);
  const dateOf = (moment: string) => today(new Date(moment), world.timeZone);
  const timeOf = (moment: string) => clock(localTime(new Date(moment), world.timeZone));
  const nearness = (date: string) => {
    if (date === now) return 'today';
    return date === addDays(now, 1) ? 'tomorrow' : 'day';
  };
  return ({ cutOffAt, cutOffs }) => {
    const [first] = cutOffs;
    const date = first && dateOf(first.at);
    // An hour without its day would mislead where the parts close on different days.
    if (date && cutOffs.length > 1 && cutOffs.every(({ at }) => dateOf(at) === date))
      return [
        words(`untilDay.${nearness(date)}`, { day: weekday(date) }),
        cutOffs.map(({ part, at }) => words(`untilPart.${part}`, { time: timeOf(at) })).join(', '),
      ];
    if (!cutOffAt) return [];
    const last = dateOf(cutOffAt);
    return [words(`until.${nearness(last)}`, { day: weekday(last), time: timeOf(cutOffAt) })];
  };
}
