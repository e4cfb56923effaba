import { useInfiniteQuery } from '@tanstack/react-query';
import { largestPrint } from '@traiteur/contract/orders/order-papers.ts';
import { useApi } from '@traiteur/front/front.ts';
import { useEffect } from 'react';
import { papersQuery, type PapersQuery } from './papers-queries.ts';

/** Reads all pages one after the other and reports the progress. Too many papers: it stops after the first page. */
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
      // Shown once all are read: a print of some would be taken for all.
      data: data && (isTooMany || !hasNextPage) ? papers : undefined,
      error,
      refetch: () => (data ? fetchNextPage() : pages.refetch()),
    },
  };
}
