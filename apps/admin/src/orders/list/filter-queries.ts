import { queryOptions } from '@tanstack/react-query';
import type { ApiClient } from '@traiteur/contract/wire/client.ts';
import { nounKeys } from '@traiteur/front/queries/noun-keys.ts';

/** Apart from the companies' own queries, of which the list needs no other. */
export const filterCompanyQuery = (api: ApiClient, id: number) =>
  queryOptions({
    queryKey: nounKeys('companies').answer('filtered-by', id),
    queryFn: () => api.call('companies', 'get', { id }),
    enabled: id > 0 && api.offers('companies', 'get'),
  });
