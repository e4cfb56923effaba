import { infiniteQueryOptions } from '@tanstack/react-query';
import { orders } from '@traiteur/contract/orders/orders.ts';
import type { ApiClient } from '@traiteur/contract/wire/client.ts';
import { addressWithQuery, type QueryText } from '@traiteur/front/routing/use-query-in-address.ts';
import { useTo } from '../../use-to.ts';

/** Which orders to print, and in which order: the list's search, filters and sort, or ids. */
export const papersQuerySchema = orders.operations.listOrderPapers.query;
export type PapersQuery = QueryText<typeof papersQuerySchema>;

export function usePapersLink(): (query: PapersQuery) => string {
  const to = useTo();
  return (query) => addressWithQuery(to('orderPapers'), papersQuerySchema, query);
}

/** Papers per page: small enough to show progress. */
const pageLength = '50';

/** Not keyed with the orders: a paper about to be printed must not change on screen. Not cached. */
export const papersQuery = (api: ApiClient, query: PapersQuery) =>
  infiniteQueryOptions({
    queryKey: ['order-papers', query],
    initialPageParam: '',
    queryFn: ({ pageParam, signal }) => {
      const page = { ...query, limit: pageLength, after: pageParam || undefined };
      return api.call('orders', 'listOrderPapers', page, undefined, { signal });
    },
    getNextPageParam: ({ next }) => next,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
