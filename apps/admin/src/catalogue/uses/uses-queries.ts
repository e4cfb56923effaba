import { queryOptions } from '@tanstack/react-query';
import type { UsedNoun } from '@traiteur/contract/catalogue/uses.ts';
import type { ApiClient } from '@traiteur/contract/wire/client.ts';
import { nounKeys } from '@traiteur/front/queries/noun-keys.ts';

export const usesQuery = (api: ApiClient, noun: UsedNoun, id: number) =>
  queryOptions({
    queryKey: nounKeys('uses').answer('list', noun, id),
    queryFn: () => api.call('uses', 'listUses', { noun, id }),
  });
