import { queryOptions } from '@tanstack/react-query';
import type { ApiClient } from '@traiteur/contract/wire/client.ts';
import { nounKeys } from '@traiteur/front/queries/noun-keys.ts';

/** Milliseconds between two signs of life; the API waits for three of them. */
const pace = 20_000;

/** Apart from the orders: what happens to them changes nothing of it. */
export const presenceKeys = nounKeys('order-presences');

/** Says that an order is on screen here, again and again as long as somebody sees it, and answers who else has it before them. */
export const presencesQuery = (api: ApiClient, id: number, editing: boolean) =>
  queryOptions({
    queryKey: presenceKeys.answer('seeOrder', id, editing),
    queryFn: ({ signal }) => api.call('order-presences', 'seeOrder', { id }, { editing }, { signal, quiet: true }),
    refetchInterval: pace,
    retry: false,
    gcTime: 0,
  });
