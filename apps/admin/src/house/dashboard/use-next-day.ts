import { useDates } from '@traiteur/front/language/use-dates.ts';
import { addressWithQuery, type QueryText } from '@traiteur/front/routing/use-query-in-address.ts';
import { useTranslations } from 'use-intl';
import { reportQuery } from '../../delivery/delivery-report/report-query.ts';
import { useTo } from '../../use-to.ts';

type Query = { [Name in keyof QueryText<typeof reportQuery>]?: QueryText<typeof reportQuery>[Name] | undefined };

export function useNextDay(today: string) {
  const to = useTo();
  const words = useTranslations('dashboard');
  const dates = useDates();
  return {
    /** Names today, or the next day that delivers. */
    titleOf: (card: 'orders' | 'production' | 'rounds', date: string | undefined) =>
      date === undefined || date === today
        ? words(`cardToday.${card}`)
        : words(`cardNext.${card}`, { date: dates.long(date) }),
    linkTo: ({ date, view, round }: Query) =>
      addressWithQuery(to('deliveryReport'), reportQuery, {
        ...(date && { date }),
        ...(view && { view }),
        ...(round && { round }),
      }),
  };
}
