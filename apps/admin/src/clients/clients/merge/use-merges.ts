import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useApi } from '@traiteur/front/front.ts';
import { nounKeys } from '@traiteur/front/queries/noun-keys.ts';
import { useOneAtATime } from '@traiteur/kit/form/use-one-at-a-time.ts';
import { toast } from '@traiteur/kit/overlays/toast.tsx';
import { useTranslations } from 'use-intl';
import { useFailureToast } from '../../../noun/use-failure-toast.ts';

interface Merging {
  otherId: number;
  version: number;
  otherVersion: number;
}

export function useMerge(id: number) {
  const api = useApi();
  return useMergeChange('done', (merging: Merging) => api.call('clients', 'mergeClients', { id }, merging));
}

export function useMergeUndo(id: number) {
  const api = useApi();
  return useMergeChange('undone', (mergeId: number) => api.call('clients', 'undoMerge', { id }, { mergeId }));
}

/** Runs one merge or undo at a time and shows its result. */
function useMergeChange<Change>(news: 'done' | 'undone', call: (change: Change) => Promise<unknown>) {
  const queries = useQueryClient();
  const words = useTranslations('clients.merge');
  const showFailure = useFailureToast();
  const oneAtATime = useOneAtATime();
  const { mutateAsync, isPending } = useMutation({
    mutationFn: call,
    onSuccess: async () => {
      await Promise.all(
        (['clients', 'orders'] as const).map((tag) => queries.invalidateQueries({ queryKey: nounKeys(tag).all })),
      );
      toast.success(words(news));
    },
    onError: showFailure,
  });
  return {
    /** Resolves to whether it was done; undefined while another one is under way. */
    run: (change: Change) =>
      oneAtATime(() =>
        mutateAsync(change).then(
          () => true,
          () => false,
        ),
      ),
    isUnderWay: isPending,
  };
}
