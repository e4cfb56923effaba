import type { ControlCheck } from '@traiteur/contract/kitchen/kitchen-book.ts';
import type { Bilingual } from '@traiteur/domain/text/language.ts';
import { useDates } from '@traiteur/front/language/use-dates.ts';
import { useLocalName } from '@traiteur/front/language/use-local-name.ts';
import { useTranslations } from 'use-intl';

/** Tells the checks of one point apart for who does not see where they stand. */
export function useCheckName(): (pointName: Bilingual, hour: string | null) => string {
  const words = useTranslations('kitchenBook');
  const nameOf = useLocalName();
  const dates = useDates();
  return (pointName, hour) => {
    const name = nameOf(pointName);
    return hour === null ? name : words('nameAt', { name, at: dates.clock(hour) });
  };
}

/** What was checked, as somebody typed it or by its lot; empty where neither is said. */
export function useCheckSubject(): (check: Pick<ControlCheck, 'subject' | 'cookedBatch'>) => string {
  const nameOf = useLocalName();
  return ({ subject, cookedBatch }) => subject || (cookedBatch ? nameOf(cookedBatch.name) : '');
}
