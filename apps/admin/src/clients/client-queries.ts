import { queryOptions } from '@tanstack/react-query';
import type { Client } from '@traiteur/contract/wire/client.ts';
import { nounKeys } from '@traiteur/front/queries/noun-keys.ts';

/** The first clients for what is typed. */
export const foundClientsQuery = (api: Client, search: string) =>
  queryOptions({
    queryKey: nounKeys('clients').answer('found', search),
    queryFn: ({ signal }) => api.call('clients', 'list', { search, limit: 6 }, undefined, { signal }),
  });
