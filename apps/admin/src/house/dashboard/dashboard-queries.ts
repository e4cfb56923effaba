import { queryOptions } from '@tanstack/react-query';
import type { ApiClient } from '@traiteur/contract/wire/client.ts';
import { orderKeys } from '../../orders/order-queries.ts';

export const dashboardQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: orderKeys.answer('dashboard'),
    queryFn: () => api.call('dashboard', 'getDashboard'),
    refetchInterval: 60_000,
  });
