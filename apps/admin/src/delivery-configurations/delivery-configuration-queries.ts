import { queryOptions } from '@tanstack/react-query';
import type { Client } from '@traiteur/contract/wire/client.ts';
import { nounKeys } from '@traiteur/front/queries/noun-keys.ts';

const keys = nounKeys('delivery-configurations');

export const configurationQuery = (api: Client, id: number) =>
  queryOptions({ queryKey: keys.record(id), queryFn: () => api.call('delivery-configurations', 'get', { id }) });

/** The newest ones, whatever was read of them before. */
export const newestConfigurationsQuery = (api: Client) =>
  queryOptions({
    queryKey: keys.answer('newest'),
    queryFn: () => api.call('delivery-configurations', 'list', { limit: 50 }),
    gcTime: 0,
  });
