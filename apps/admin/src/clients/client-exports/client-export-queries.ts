import { queryOptions } from '@tanstack/react-query';
import type { ApiClient } from '@traiteur/contract/wire/client.ts';
import { nounKeys } from '@traiteur/front/queries/noun-keys.ts';
import type { ClientQuery } from './use-client-filters.ts';

/** How many clients an export would hold; the next one is of the clients as they are then. */
export const previewQuery = (api: ApiClient, query: ClientQuery) =>
  queryOptions({
    queryKey: nounKeys('client-exports').answer('previewClientExport', query),
    queryFn: ({ signal }) => api.call('client-exports', 'previewClientExport', query, undefined, { signal }),
    staleTime: 0,
  });
