import { queryOptions } from '@tanstack/react-query';
import type { ApiClient } from '@traiteur/contract/wire/client.ts';
import { nounKeys } from '@traiteur/front/queries/noun-keys.ts';

export const configurationKeys = nounKeys('delivery-configurations');

export const configurationQuery = (api: ApiClient, id: number) =>
  queryOptions({
    queryKey: configurationKeys.record(id),
    queryFn: () => api.call('delivery-configurations', 'get', { id }),
  });

/** Never from the cache. */
export const newestConfigurationsQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: configurationKeys.answer('newest'),
    queryFn: () => api.call('delivery-configurations', 'list', { limit: 50 }),
    gcTime: 0,
  });

/** Never from the cache. */
export const deliveryDayQuery = (api: ApiClient, date: string) =>
  queryOptions({
    queryKey: configurationKeys.answer('getDeliveryDay', date),
    queryFn: () => api.call('delivery-configurations', 'getDeliveryDay', { date }),
    gcTime: 0,
  });
