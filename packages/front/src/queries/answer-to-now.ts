import type { UseQueryResult } from '@tanstack/react-query';

/**
 * Results of a search that keeps the previous ones while loading. After a failure, shows the failure (also during
 * retries): old results must not pass for new ones.
 */
export function answerToNow<Data>({ data, error, failureReason, isPlaceholderData, refetch }: UseQueryResult<Data>) {
  if (isPlaceholderData && failureReason) return { data: undefined, error: failureReason, refetch };
  return { data, error, refetch };
}
