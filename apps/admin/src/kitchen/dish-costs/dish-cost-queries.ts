import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { CostsQuery } from '@traiteur/contract/kitchen/dish-costs.ts';
import type { PriceRiseQuery } from '@traiteur/contract/kitchen/price-rises.ts';
import type { ApiClient } from '@traiteur/contract/wire/client.ts';
import { nounKeys } from '@traiteur/front/queries/noun-keys.ts';

const keys = nounKeys('dish-costs');

/** Prices and recipes change elsewhere: each visit asks again. */
export const dishCostsQuery = (api: ApiClient, query: CostsQuery, locale: string) =>
  queryOptions({
    queryKey: keys.answer('getDishCosts', query, locale),
    queryFn: ({ signal }) => api.call('dish-costs', 'getDishCosts', query, undefined, { signal }),
    placeholderData: keepPreviousData,
    gcTime: 0,
  });

export const dishCostQuery = (api: ApiClient, id: number) =>
  queryOptions({
    queryKey: keys.answer('getDishCost', id),
    queryFn: () => api.call('dish-costs', 'getDishCost', { id }),
    gcTime: 0,
  });

export const priceRiseQuery = (api: ApiClient, id: number | undefined, rise: PriceRiseQuery) =>
  queryOptions({
    queryKey: keys.answer('getPriceRise', id, rise),
    queryFn: ({ signal }) => api.call('dish-costs', 'getPriceRise', { id: id ?? 0, ...rise }, undefined, { signal }),
    placeholderData: keepPreviousData,
    gcTime: 0,
    enabled: id !== undefined,
  });
