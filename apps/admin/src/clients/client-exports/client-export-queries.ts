import { queryOptions } from '@tanstack/react-query';
import type { ApiClient } from '@traiteur/contract/wire/client.ts';
import { nounKeys } from '@traiteur/front/queries/noun-keys.ts';
import type { ClientQuery } from './use-client-filters.ts';

/** Always stale: the next export holds the clients of its own moment. */
export const previewQuery = (api: ApiClient, query: ClientQuery) =>
  queryOptions({
    queryKey: nounKeys('client-exports').answer('previewClientExport', query),
    queryFn: ({ signal }) => api.call('client-exports', 'previewClientExport', query, undefined, { signal }),
    staleTime: 0,
  });
