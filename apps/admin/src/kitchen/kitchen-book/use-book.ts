import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ApiClient } from '@traiteur/contract/wire/client.ts';
import { useApi } from '@traiteur/front/front.ts';
import { toast } from '@traiteur/kit/overlays/toast.tsx';
import { useFailureToast } from '../../noun/use-failure-toast.ts';
import { bookKey } from './kitchen-book-queries.ts';

/** Reads the day again also where the book refused: a colleague may have been faster. */
export function useBook<Input>(write: (api: ApiClient, input: Input) => Promise<unknown>, success?: string) {
  const api = useApi();
  const queries = useQueryClient();
  const showFailure = useFailureToast();
  return useMutation({
    mutationFn: (input: Input) => write(api, input),
    onSuccess: () => success && toast.success(success),
    onError: showFailure,
    onSettled: () => queries.invalidateQueries({ queryKey: bookKey }),
  });
}
