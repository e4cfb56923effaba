import { queryOptions } from '@tanstack/react-query';
import type { ApiClient } from '@traiteur/contract/wire/client.ts';
import { nounKeys } from '@traiteur/front/queries/noun-keys.ts';

export const viewKeys = nounKeys('saved-views');

export const viewsQuery = (api: ApiClient, list: string) =>
  queryOptions({
    queryKey: viewKeys.answer('listViews', list),
    queryFn: async ({ signal }) => (await api.call('saved-views', 'listViews', { list }, undefined, { signal })).items,
    staleTime: 60_000,
  });
