import { infiniteQueryOptions } from '@tanstack/react-query';
import { largestBatch } from '@traiteur/contract/statement/batches.ts';
import type { ApiClient } from '@traiteur/contract/wire/client.ts';
import type { PriceChange } from '@traiteur/domain/catalogue/price-change.ts';
import { nounKeys } from '@traiteur/front/queries/noun-keys.ts';
import type { BatchTarget } from '../../../list/batches/batch-requests.ts';

/** Prices after a change, a page at a time; the refusals are in `locale`. Not cached. */
export const priceQuoteQuery = (api: ApiClient, target: BatchTarget, price: PriceChange, locale: string) =>
  infiniteQueryOptions({
    queryKey: nounKeys('products').answer('quoteProductChanges', target, price, locale),
    initialPageParam: '',
    async queryFn({ pageParam, signal }) {
      const change = { price };
      if ('matching' in target) {
        const body = { matching: target.matching, change, ...(pageParam && { after: pageParam }) };
        return api.call('products', 'quoteProductChanges', {}, body, { signal });
      }
      const from = Number(pageParam);
      const ids = target.ids.slice(from, from + largestBatch);
      const answer = await api.call('products', 'quoteProductChanges', {}, { ids, change }, { signal });
      const remainder = Math.max(0, target.ids.length - from - ids.length);
      return { ...answer, left: remainder, next: remainder > 0 ? String(from + ids.length) : null };
    },
    getNextPageParam: ({ next }) => next,
    gcTime: 0,
  });
