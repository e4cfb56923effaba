import { useQuery } from '@tanstack/react-query';
import { useApi } from '@traiteur/front/front.ts';
import { type QueryChange, useQueryInAddress } from '@traiteur/front/routing/use-query-in-address.ts';
import { useEffect, useEffectEvent } from 'react';
import { kitchenQuery } from './kitchen-query.ts';
import { productionQuery } from './production-queries.ts';

/** The plan of the days in the address, or else of the day that the server chooses. */
export function useKitchenPlan() {
  const { query: wish, change, settled } = useQueryInAddress(kitchenQuery);
  const hasSpan = wish.view === 'dishes' || wish.view === 'ingredients';
  const days = hasSpan ? wish.days : 1;
  const query = useQuery(productionQuery(useApi(), wish.date, days));
  const date = wish.date ?? query.data?.days[0]?.date;
  const show = (values: QueryChange<typeof kitchenQuery>) =>
    change((current) => ({ date: current.date ?? date, ...values }), { replace: true });
  // Without a date in the address, the next order could switch to another day while the cook reads.
  const fixDate = useEffectEvent(() => show({}));
  useEffect(() => {
    if (settled && !wish.date && date) fixDate();
  }, [settled, wish.date, date]);
  return { query, wish: { ...wish, date, days, change: show } };
}

export type KitchenWish = ReturnType<typeof useKitchenPlan>['wish'];
