import type { UseQueryResult } from '@tanstack/react-query';

/**
 * What is shown of a search that keeps its last results until the next ones come: once asking for those has failed, the failure, also while it is
 * tried again. Old results must not pass for what is found by new words.
 */
export function answerToNow<Data>({ data, error, failureReason, isPlaceholderData, refetch }: UseQueryResult<Data>) {
  if (isPlaceholderData && failureReason) return { data: undefined, error: failureReason, refetch };
  return { data, error, refetch };
}
