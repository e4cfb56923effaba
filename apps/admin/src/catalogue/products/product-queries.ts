import { queryOptions } from '@tanstack/react-query';
import type { ApiClient } from '@traiteur/contract/wire/client.ts';
import type { ProductRow } from '@traiteur/contract/catalogue/products.ts';
import { bestNamed } from '@traiteur/domain/catalogue/best-named.ts';
import type { TypedEater } from '@traiteur/domain/catalogue/typed-eater.ts';
import type { LocalDate } from '@traiteur/domain/dates/calendar.ts';
import { nounKeys } from '@traiteur/front/queries/noun-keys.ts';

/** How many dishes are shown, and how many are read to find the best matches among them. */
const [mostShown, mostRead] = [8, 40];

interface DishSearch {
  search: string;
  /** Whom the last word would be for, if no dish is found by all of them. */
  typedFor?: TypedEater | undefined;
  date?: LocalDate;
}

/**
 * The best matches among the dishes on offer, those whose name matches first; on any date unless one is given.
 * `eaterId` is whom the last word names: letters of a dish's name are never taken for a person's.
 */
export const dishesQuery = (api: ApiClient, { search, typedFor, ...ofDate }: DishSearch) =>
  queryOptions({
    queryKey: nounKeys('products').answer('dishes', { search, typedFor, ...ofDate }),
    queryFn: async ({ signal }) => {
      async function dishes(words: string): Promise<ProductRow[]> {
        const query = {
          ...ofDate,
          search: words,
          orderable: 'true',
          limit: words === '' ? mostShown : mostRead,
        } as const;
        const { items } = await api.call('products', 'list', query, undefined, { signal });
        return bestNamed(items, words).slice(0, mostShown);
      }
      const items = await dishes(search);
      if (items.length > 0 || !typedFor) return { items, eaterId: undefined };
      return { items: await dishes(typedFor.dish), eaterId: typedFor.eaterId };
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
