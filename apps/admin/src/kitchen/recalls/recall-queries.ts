import { queryOptions } from '@tanstack/react-query';
import type { ApiClient } from '@traiteur/contract/wire/client.ts';
import { nounKeys } from '@traiteur/front/queries/noun-keys.ts';

const recallKeys = nounKeys('recalls');

export const recallQuery = (api: ApiClient, id: number) =>
  queryOptions({
    queryKey: recallKeys.record(id),
    queryFn: () => api.call('recalls', 'get', { id }, undefined, { quiet: true }),
    // Several people ring at once, and mails leave.
    refetchInterval: 15_000,
  });

export type RecalledBatch = { ingredientBatchId: number } | { cookedBatchId: number };

/** What a recall would concern, as long as nobody began it. */
export const previewQuery = (api: ApiClient, batch: RecalledBatch) =>
  queryOptions({
    queryKey: recallKeys.answer('previewRecall', batch),
    queryFn: () => api.call('recalls', 'previewRecall', batch),
  });
