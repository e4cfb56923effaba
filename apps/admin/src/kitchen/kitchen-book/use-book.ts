import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ApiClient } from '@traiteur/contract/wire/client.ts';
import { useApi } from '@traiteur/front/front.ts';
import { toast } from '@traiteur/kit/overlays/toast.tsx';
import { useFailureToast } from '../../noun/use-failure-toast.ts';
import { bookKey } from './kitchen-book-query.ts';

/** Writes in the book, says so, and reads the day again, also where it was refused: a colleague may have been faster. */
export function useBook<Input>(write: (api: ApiClient, input: Input) => Promise<unknown>, done?: string) {
  const api = useApi();
  const queries = useQueryClient();
  const showFailure = useFailureToast();
  return useMutation({
    mutationFn: (input: Input) => write(api, input),
    onSuccess: () => done && toast.success(done),
    onError: showFailure,
    onSettled: () => queries.invalidateQueries({ queryKey: bookKey }),
  });
}
