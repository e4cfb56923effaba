import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useApi } from '@traiteur/front/front.ts';
import { nounKeys } from '@traiteur/front/queries/noun-keys.ts';
import { useFailureToast } from '../noun/use-failure-toast.ts';

export type Call = ReturnType<typeof useApi>['call'];

/** What changes stock, orders or receipts: all that tells of them is read anew, even where it was refused. */
export function useStockChange<Answer>(onDone: (answer: Answer) => void, onFailure?: (error: unknown) => void) {
  const api = useApi();
  const queries = useQueryClient();
  const showFailure = useFailureToast();
  const change = useMutation({
    mutationFn: (act: (call: Call) => Promise<Answer>) => act(api.call),
    onSuccess: onDone,
    onError: onFailure ?? showFailure,
    onSettled: () =>
      Promise.all(
        (['ingredient-batches', 'goods-receipts', 'purchase-orders', 'supplier-invoices', 'ingredients'] as const).map(
          (tag) => queries.invalidateQueries({ queryKey: nounKeys(tag).all }),
        ),
      ),
  });
  return { run: (act: (call: Call) => Promise<Answer>) => change.mutate(act), busy: change.isPending };
}
