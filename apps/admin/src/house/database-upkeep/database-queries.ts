import { queryOptions } from '@tanstack/react-query';
import type { ApiClient } from '@traiteur/contract/wire/client.ts';
import { nounKeys } from '@traiteur/front/queries/noun-keys.ts';

export const databaseQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: nounKeys('database-upkeep').all,
    queryFn: () => api.call('database-upkeep', 'getDatabaseStatus'),
  });
