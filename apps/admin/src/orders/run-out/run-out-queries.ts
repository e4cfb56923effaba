import { queryOptions } from '@tanstack/react-query';
import type { ApiClient } from '@traiteur/contract/wire/client.ts';
import type { LocalDate } from '@traiteur/domain/dates/calendar.ts';
import { bestNamed } from '@traiteur/domain/catalogue/best-named.ts';
import type { Locale } from '@traiteur/domain/text/language.ts';
import { nounKeys } from '@traiteur/front/queries/noun-keys.ts';
import { orderKeys } from '../order-queries.ts';
import { closestDishes } from './closest-dishes.ts';

// All keyed with the orders, which reserve and release portions.

/** The portions of a dish on a date. */
export const availabilityQuery = (api: ApiClient, id: number, date: LocalDate) =>
  queryOptions({
    queryKey: orderKeys.answer('availability', id, date),
    queryFn: ({ signal }) => api.call('products', 'getAvailability', { id, date }, undefined, { signal }),
  });

/** Not asked while the date is unknown. */
export const scarceOffersQuery = (api: ApiClient, date: LocalDate | undefined) =>
  queryOptions({
    queryKey: orderKeys.answer('scarce-offers', date),
    queryFn: ({ signal }) => api.call('products', 'listScarceOffers', { date: date ?? '' }, undefined, { signal }),
    enabled: date !== undefined && api.offers('products', 'listScarceOffers'),
  });

/** The standing orders. */
export const ordersOfProductQuery = (api: ApiClient, id: number, date: LocalDate) =>
  queryOptions({
    queryKey: orderKeys.answer('of-product', id, date),
    queryFn: ({ signal }) => api.call('orders', 'listOrdersOfProduct', { id, date }, undefined, { signal }),
  });

/** How many dishes are shown, and how many each request reads to find the best matches. */
const [mostShown, mostRead] = [8, 40];

/** Possible replacements on a date: best match of the name first, then the most similar dish. */
export const replacementsQuery = (api: ApiClient, id: number, date: LocalDate, search: string) =>
  queryOptions({
    queryKey: nounKeys('products').answer('replacements', id, date, search),
    async queryFn({ signal }) {
      const query = { search, date, orderable: 'true' as const, limit: mostRead };
      const [dish, matches] = await Promise.all([
        api.call('products', 'get', { id }, undefined, { signal }),
        api.call('products', 'list', query, undefined, { signal }),
      ]);
      const ofCategory = { ...query, categoryId: dish.categoryId };
      const alike = await api.call('products', 'list', ofCategory, undefined, { signal });
      const closest = closestDishes({ alike: alike.items, all: matches.items }, dish);
      return { items: bestNamed(closest, search).slice(0, mostShown) };
    },
  });

interface WantedReplacement {
  id: number;
  byProductId: number;
  ids: readonly number[];
}

/** The extra cost and the faults of another dish in each order, in the language of `locale`. Not cached. */
export const replacementQuoteQuery = (api: ApiClient, { id, byProductId, ids }: WantedReplacement, locale: Locale) =>
  queryOptions({
    queryKey: orderKeys.answer('quoteReplacement', { id, byProductId, ids, locale }),
    queryFn: ({ signal }) => api.call('orders', 'quoteReplacement', { id }, { byProductId, ids: [...ids] }, { signal }),
    gcTime: 0,
  });
