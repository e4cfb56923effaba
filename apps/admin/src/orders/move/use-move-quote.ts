import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import type { MoveQuote } from '@traiteur/contract/orders/order-moves.ts';
import { useApi } from '@traiteur/front/front.ts';
import { useLocale } from 'use-intl';
import type { BatchTarget } from '../../list/batches/batch-requests.ts';
import { type Destination, moveQuoteQuery } from './move-queries.ts';

/** Counts the orders looked at so far. */
export function useMoveQuote(target: BatchTarget, destination: Destination | undefined) {
  const api = useApi();
  const locale = useLocale();
  const query = useInfiniteQuery({
    ...moveQuoteQuery(api, target, destination, locale === 'en' ? 'en' : 'fr'),
    // What is lacking stays in sight while its replacement is asked about.
    placeholderData: keepPreviousData,
  });
  const pages = query.data?.pages ?? [];
  const possibleIds = pages.flatMap(({ done }) => done).map(({ id }) => id);
  return {
    query,
    possible: possibleIds.length,
    refused: pages.flatMap(({ refused }) => refused),
    otherHours: pages.flatMap(({ otherHours }) => otherHours),
    lackingDishes: dishesIn(pages.flatMap(({ lackingDishes }) => lackingDishes)),
    /** How many were not looked at yet. */
    left: pages.at(-1)?.left ?? 0,
    /** Only the possible ones, once all were looked at; the whole target before that. */
    movable: query.hasNextPage ? target : { ids: possibleIds },
  };
}

/** Each once, with the orders of all pages. */
function dishesIn(dishes: MoveQuote['lackingDishes']): MoveQuote['lackingDishes'] {
  const byProduct = Map.groupBy(dishes, ({ productId }) => productId);
  return [...byProduct.values()].flatMap(([first, ...sameDishes]) =>
    first ? [{ ...first, orders: sameDishes.reduce((sum, { orders }) => sum + orders, first.orders) }] : [],
  );
}

export type MoveQuoteState = ReturnType<typeof useMoveQuote>;
