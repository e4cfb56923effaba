import { queryOptions } from '@tanstack/react-query';
import type { ApiClient } from '@traiteur/contract/wire/client.ts';
import { nounKeys } from '@traiteur/front/queries/noun-keys.ts';

/** What is on hold now, the latest first. */
export const openHoldsQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: nounKeys('batch-holds').answer('open'),
    queryFn: () => api.call('batch-holds', 'list', { state: 'open', limit: '200' }),
  });
