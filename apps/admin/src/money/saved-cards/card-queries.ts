import { queryOptions } from '@tanstack/react-query';
import type { ApiClient } from '@traiteur/contract/wire/client.ts';
import { nounKeys } from '@traiteur/front/queries/noun-keys.ts';

export const savedCardsQuery = (api: ApiClient, clientId: number) =>
  queryOptions({
    queryKey: nounKeys('online-payments').answer('cards', clientId),
    queryFn: () => api.call('online-payments', 'listSavedCards', { id: clientId }),
  });
