import { useInfiniteQuery } from '@tanstack/react-query';
import { useApi } from '@traiteur/front/front.ts';
import { useLocale } from 'use-intl';
import type { BatchTarget } from '../../list/batches/batch-requests.ts';
import { moveQuoteQuery } from './move-queries.ts';

/** Counts the orders looked at so far. */
export function useMoveQuote(target: BatchTarget, slot: Parameters<typeof moveQuoteQuery>[2]) {
  const api = useApi();
  const locale = useLocale();
  const query = useInfiniteQuery(moveQuoteQuery(api, target, slot, locale === 'en' ? 'en' : 'fr'));
  const pages = query.data?.pages ?? [];
  const possibleIds = pages.flatMap(({ done }) => done).map(({ id }) => id);
  return {
    query,
    possible: possibleIds.length,
    refused: pages.flatMap(({ refused }) => refused),
    /** How many were not looked at yet. */
    left: pages.at(-1)?.left ?? 0,
    /** Only the possible ones, once all were looked at; the whole target before that. */
    movable: query.hasNextPage ? target : { ids: possibleIds },
  };
}

export type MoveQuoteState = ReturnType<typeof useMoveQuote>;
