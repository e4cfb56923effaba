import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { BatchHold } from '@traiteur/contract/kitchen/batch-holds.ts';
import type { ApiClient } from '@traiteur/contract/wire/client.ts';
import { useApi } from '@traiteur/front/front.ts';
import { nounKeys } from '@traiteur/front/queries/noun-keys.ts';
import { useFailureToast } from '../../noun/use-failure-toast.ts';

/** What is on hold shows on batches, orders, labels and in the kitchen: all of it is read anew. */
const touched = ['batch-holds', 'traces', 'ingredient-batches', 'orders', 'labels', 'recalls'] as const;

export function useHoldChange<Input>(
  write: (api: ApiClient, input: Input) => Promise<BatchHold>,
  onDone: (hold: BatchHold) => void,
) {
  const api = useApi();
  const queries = useQueryClient();
  const showFailure = useFailureToast();
  return useMutation({
    mutationFn: (input: Input) => write(api, input),
    onSuccess: onDone,
    onError: showFailure,
    onSettled: () => Promise.all(touched.map((tag) => queries.invalidateQueries({ queryKey: nounKeys(tag).all }))),
  });
}
