import { queryOptions } from '@tanstack/react-query';
import type { ApiClient } from '@traiteur/contract/wire/client.ts';
import { nounKeys } from '@traiteur/front/queries/noun-keys.ts';

/** Read anew each minute, as long as somebody looks. */
export const serverStatusQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: nounKeys('server-status').all,
    queryFn: () => api.call('server-status', 'getServerStatus'),
    refetchInterval: 60_000,
  });
