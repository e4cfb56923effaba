import { queryOptions } from '@tanstack/react-query';
import type { ApiClient } from '@traiteur/contract/wire/client.ts';
import { orderKeys } from '../../orders/order-queries.ts';

/** Below the orders: whatever happens to one, or is ticked by a colleague, is read again. */
export const productionKey = orderKeys.answer('production');

export const productionQuery = (api: ApiClient, date: string | undefined) =>
  queryOptions({
    queryKey: [...productionKey, date],
    queryFn: () => api.call('production', 'getProduction', { date }, undefined, { quiet: true }),
  });

export const shortagesQuery = (api: ApiClient, date: string) =>
  queryOptions({
    queryKey: orderKeys.answer('shortages', date),
    queryFn: () => api.call('production', 'listShortages', { date }, undefined, { quiet: true }),
  });
