import { queryOptions } from '@tanstack/react-query';
import type { Client } from '@traiteur/contract/wire/client.ts';
import { nounKeys } from '@traiteur/front/queries/noun-keys.ts';

/** The first dishes on offer, that weekday or any, for what is typed. */
export const dishesQuery = (api: Client, query: { search: string; weekday?: number }) =>
  queryOptions({
    queryKey: nounKeys('products').answer('dishes', query),
    queryFn: ({ signal }) =>
      api.call('products', 'list', { ...query, orderable: 'true', limit: 8 }, undefined, { signal }),
  });

/** One product. */
export const productQuery = (api: Client, id: number) =>
  queryOptions({ queryKey: nounKeys('products').record(id), queryFn: () => api.call('products', 'get', { id }) });

/** The first products for what is typed, whether they are still sold or not. */
export const foundProductsQuery = (api: Client, search: string) =>
  queryOptions({
    queryKey: nounKeys('products').answer('found', search),
    queryFn: ({ signal }) => api.call('products', 'list', { search, limit: 20 }, undefined, { signal }),
  });
