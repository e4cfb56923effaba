import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ApiClient } from '@traiteur/contract/wire/client.ts';
import { useApi } from '@traiteur/front/front.ts';
import { nounKeys } from '@traiteur/front/queries/noun-keys.ts';
import { useFailureToast } from '../../noun/use-failure-toast.ts';

/** Reads the recall again also where it was refused: a colleague may have been faster. */
export function useRecallChange<Input>(write: (api: ApiClient, input: Input) => Promise<unknown>, onDone: () => void) {
  const api = useApi();
  const queries = useQueryClient();
  const showFailure = useFailureToast();
  return useMutation({
    mutationFn: (input: Input) => write(api, input),
    onSuccess: onDone,
    onError: showFailure,
    onSettled: () => queries.invalidateQueries({ queryKey: nounKeys('recalls').all }),
  });
}
