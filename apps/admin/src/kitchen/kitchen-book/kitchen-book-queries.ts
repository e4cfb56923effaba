import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { kitchenBook } from '@traiteur/contract/kitchen/kitchen-book.ts';
import type { periodQuery } from '@traiteur/contract/money/sales-report.ts';
import type { ApiClient } from '@traiteur/contract/wire/client.ts';
import { nounKeys } from '@traiteur/front/queries/noun-keys.ts';
import type * as z from 'zod/mini';

const keys = nounKeys('kitchen-book');

export const dayInAddress = kitchenBook.operations.listDueChecks.query;

export const dueDayQuery = (api: ApiClient, date: string | undefined) =>
  queryOptions({
    queryKey: keys.answer('listDueChecks', date),
    queryFn: () => api.call('kitchen-book', 'listDueChecks', { date }, undefined, { quiet: true }),
    // Colleagues write in it too.
    refetchInterval: 30_000,
  });

export const registerQuery = (api: ApiClient, period: z.output<typeof periodQuery>) =>
  queryOptions({
    queryKey: keys.answer('getKitchenBook', period),
    queryFn: () => api.call('kitchen-book', 'getKitchenBook', period),
    placeholderData: keepPreviousData,
  });
