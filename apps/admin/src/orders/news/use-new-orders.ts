import { useQuery } from '@tanstack/react-query';
import type { OrderRow } from '@traiteur/contract/orders/order-record.ts';
import { useApi } from '@traiteur/front/front.ts';
import { useOrderNews } from '@traiteur/front/orders/order-news/use-order-news.ts';
import type { ListState } from '@traiteur/kit/list/list-state.ts';
import { useEffect, useState } from 'react';
import type { ListFilters } from '../../list/use-list.ts';
import { orderKeys } from '../order-queries.ts';

/** The API counts at most this many ids. */
const mostCounted = 200;

/** Counts the orders placed since the list was read that match its filters. */
export function useNewOrders({ query, narrowedBy, hasPrevious, filter }: ListState<OrderRow> & ListFilters<'orders'>) {
  const api = useApi();
  const orderNews = useOrderNews();
  const [placedIds, setPlacedIds] = useState<readonly number[]>([]);
  useEffect(
    () =>
      orderNews.follow((news) => {
        if (typeof news === 'object' && 'kind' in news && news.kind === 'placed')
          setPlacedIds((current) => [...new Set([...current, news.orderId])].slice(-mostCounted));
      }),
    [orderNews],
  );
  const ids = placedIds.filter((id) => !query.data?.some((row) => row.id === id)).join();
  const count = useQuery({
    queryKey: orderKeys.answer('new', ids, narrowedBy),
    queryFn: ({ signal }) =>
      // The filters come from the list's own address, which its query has checked.
      api.call('orders', 'list', { ...(narrowedBy as object), ids, limit: 1 }, undefined, { signal, quiet: true }),
    enabled: ids !== '',
    gcTime: 0,
  });
  return {
    count: ids === '' ? 0 : (count.data?.total ?? 0),
    show: () => {
      setPlacedIds([]);
      if (hasPrevious) filter({});
      query.refetch();
    },
  };
}
