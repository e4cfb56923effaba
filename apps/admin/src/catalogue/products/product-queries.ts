import { queryOptions } from '@tanstack/react-query';
import type { ApiClient } from '@traiteur/contract/wire/client.ts';
import { bestNamed } from '@traiteur/domain/catalogue/best-named.ts';
import { nounKeys } from '@traiteur/front/queries/noun-keys.ts';

/** How many dishes are shown, and how many are read to find the best matches among them. */
const [mostShown, mostRead] = [8, 40];

/** The best matches among the dishes on offer, those whose name matches first; on any weekday unless one is given. */
export const dishesQuery = (api: ApiClient, query: { search: string; weekday?: number }) =>
  queryOptions({
    queryKey: nounKeys('products').answer('dishes', query),
    queryFn: async ({ signal }) => {
      const limit = query.search === '' ? mostShown : mostRead;
      const { items } = await api.call('products', 'list', { ...query, orderable: 'true', limit }, undefined, {
        signal,
      });
      return { items: bestNamed(items, query.search).slice(0, mostShown) };
    },
  });

export const productQuery = (api: ApiClient, id: number) =>
  queryOptions({ queryKey: nounKeys('products').record(id), queryFn: () => api.call('products', 'get', { id }) });

/** Products on sale or not. */
export const foundProductsQuery = (api: ApiClient, search: string) =>
  queryOptions({
    queryKey: nounKeys('products').answer('found', search),
    queryFn: ({ signal }) => api.call('products', 'list', { search, limit: 20 }, undefined, { signal }),
  });
