import { queryOptions } from '@tanstack/react-query';
import type { ApiClient } from '@traiteur/contract/wire/client.ts';
import { nounKeys } from '@traiteur/front/queries/noun-keys.ts';

export const setupKeys = nounKeys('setup');

/** Read whenever it is looked at: any record may close a step. */
export const setupQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: setupKeys.answer('steps'),
    queryFn: () => api.call('setup', 'getSetup'),
    staleTime: 0,
  });
