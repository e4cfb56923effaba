import { infiniteQueryOptions } from '@tanstack/react-query';
import { orders } from '@traiteur/contract/orders/orders.ts';
import type { ApiClient } from '@traiteur/contract/wire/client.ts';
import { addressWithQuery, type QueryText } from '@traiteur/front/routing/use-query-in-address.ts';
import { useTo } from '../../use-to.ts';

/** Search, filters and sort of the list, or the ids of some: which orders are printed, and in what order. */
export const papersQuerySchema = orders.operations.listOrderPapers.query;
export type PapersQuery = QueryText<typeof papersQuerySchema>;

/** The address that prints these orders. */
export function usePapersLink(): (query: PapersQuery) => string {
  const to = useTo();
  return (query) => addressWithQuery(to('orderPapers'), papersQuerySchema, query);
}

/** Papers a page of the answer holds: often enough to see how far it has come. */
const pageLength = '50';

/**
 * The papers of these orders, a page at a time. They stand apart from the orders: what is about to be printed does not change under one's eyes.
 * Nothing of it is kept.
 */
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
