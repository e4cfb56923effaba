import { queryOptions } from '@tanstack/react-query';
import type { ApiClient } from '@traiteur/contract/wire/client.ts';
import { nounKeys } from '@traiteur/front/queries/noun-keys.ts';

export const providersQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: nounKeys('provider-sign-ins').all,
    queryFn: () => api.call('provider-sign-ins', 'listSignInProviders'),
  });
