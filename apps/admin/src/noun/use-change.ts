import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Api } from '@traiteur/contract/operations.ts';
import type { ApiClient } from '@traiteur/contract/wire/client.ts';
import { useApi } from '@traiteur/front/front.ts';
import { nounKeys } from '@traiteur/front/queries/noun-keys.ts';
import { useFailureToast } from './use-failure-toast.ts';

interface ChangeOptions<Answer> {
  /** Nouns that tell of it: read again also where it was refused, for a colleague may have been faster. */
  tags: readonly (keyof Api)[];
  onDone?: ((answer: Answer) => void) | undefined;
  /** Instead of a toast. */
  onFailure?: ((error: unknown) => void) | undefined;
}

export function useChange<Input, Answer>(
  write: (api: ApiClient, input: Input) => Promise<Answer>,
  { tags, onDone, onFailure }: ChangeOptions<Answer>,
) {
  const api = useApi();
  const queries = useQueryClient();
  const showFailure = useFailureToast();
  return useMutation({
    mutationFn: (input: Input) => write(api, input),
    onSuccess: onDone,
    onError: onFailure ?? showFailure,
    onSettled: () => Promise.all(tags.map((tag) => queries.invalidateQueries({ queryKey: nounKeys(tag).all }))),
  });
}
