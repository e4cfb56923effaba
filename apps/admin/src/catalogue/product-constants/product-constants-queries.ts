import { queryOptions } from '@tanstack/react-query';
import type { ApiClient } from '@traiteur/contract/wire/client.ts';
import { nounKeys } from '@traiteur/front/queries/noun-keys.ts';

export const productConstantsQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: nounKeys('product-constants').all,
    queryFn: () => api.call('product-constants', 'get'),
  });
