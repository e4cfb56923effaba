import { queryOptions } from '@tanstack/react-query';
import type { ApiClient } from '@traiteur/contract/wire/client.ts';
import { nounKeys } from '@traiteur/front/queries/noun-keys.ts';

/** Milliseconds between two signs of life; the API waits for three of them. */
const pace = 20_000;

/** Not keyed with the orders, whose changes do not affect it. */
export const presenceKeys = nounKeys('order-presences');

/** Reports, at intervals while the tab is visible, that this user has the order open, and returns who else has. */
export const presencesQuery = (api: ApiClient, id: number, editing: boolean) =>
  queryOptions({
    queryKey: presenceKeys.answer('seeOrder', id, editing),
    queryFn: ({ signal }) => api.call('order-presences', 'seeOrder', { id }, { editing }, { signal, quiet: true }),
    refetchInterval: pace,
    retry: false,
    gcTime: 0,
  });
