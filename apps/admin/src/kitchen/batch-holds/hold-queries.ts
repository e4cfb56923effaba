import { queryOptions } from '@tanstack/react-query';
import type { useApi } from '@traiteur/front/front.ts';
import { nounKeys } from '@traiteur/front/queries/noun-keys.ts';

/** What is on hold now, the latest first. */
export const openHoldsQuery = (api: ReturnType<typeof useApi>) =>
  queryOptions({
    queryKey: nounKeys('batch-holds').answer('open'),
    queryFn: () => api.call('batch-holds', 'list', { state: 'open', limit: '200' }),
  });
