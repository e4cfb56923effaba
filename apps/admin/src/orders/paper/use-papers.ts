import { useInfiniteQuery } from '@tanstack/react-query';
import { largestPrint } from '@traiteur/contract/orders/order-papers.ts';
import { useApi } from '@traiteur/front/front.ts';
import { useEffect } from 'react';
import { papersQuery, type PapersQuery } from './papers-queries.ts';

/** The papers of these orders, read page after page as long as the screen stands, and how far that has come. Of too many no second page is read. */
export function usePapers(query: PapersQuery) {
  const pages = useInfiniteQuery(papersQuery(useApi(), query));
  const { data, hasNextPage, isFetching, error, fetchNextPage } = pages;
  const total = data?.pages[0]?.total ?? 0;
  const isTooMany = total > largestPrint;
  const goesOn = hasNextPage && !isFetching && !error && !isTooMany;
  useEffect(() => {
    if (goesOn) void fetchNextPage();
  }, [goesOn, fetchNextPage]);
  const papers = data?.pages.flatMap(({ items }) => items) ?? [];
  return {
    total,
    isTooMany,
    done: papers.length,
    query: {
      // They are shown once all are there: a print of a part would be taken for all.
      data: data && (isTooMany || !hasNextPage) ? papers : undefined,
      error,
      refetch: () => (data ? fetchNextPage() : pages.refetch()),
    },
  };
}
