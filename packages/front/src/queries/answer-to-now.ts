import type { UseQueryResult } from '@tanstack/react-query';

/** A failed search shows the failure, also during retries: its previous results must not pass for new ones. */
export function answerToNow<Data>({ data, error, failureReason, isPlaceholderData, refetch }: UseQueryResult<Data>) {
  if (isPlaceholderData && failureReason) return { data: undefined, error: failureReason, refetch };
  return { data, error, refetch };
}
