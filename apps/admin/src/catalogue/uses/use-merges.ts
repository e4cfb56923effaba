import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { MergedNoun } from '@traiteur/contract/catalogue/uses.ts';
import { useApi } from '@traiteur/front/front.ts';
import { toast } from '@traiteur/kit/overlays/toast.tsx';
import { useTranslations } from 'use-intl';
import { useFailureToast } from '../../noun/use-failure-toast.ts';

interface Merging {
  otherId: number;
  version: number;
  otherVersion: number;
}

export function useMerge(noun: MergedNoun, id: number) {
  const api = useApi();
  const calls = {
    tags: (merging: Merging) => api.call('tags', 'mergeTags', { id }, merging),
    allergens: (merging: Merging) => api.call('allergens', 'mergeAllergens', { id }, merging),
    sizes: (merging: Merging) => api.call('sizes', 'mergeSizes', { id }, merging),
  };
  return useMergeChange('done', calls[noun] as (merging: Merging) => Promise<unknown>);
}

export function useMergeUndo() {
  const api = useApi();
  return useMergeChange('undone', (id: number) => api.call('uses', 'undoCatalogueMerge', { id }));
}

function useMergeChange<Change>(news: 'done' | 'undone', call: (change: Change) => Promise<unknown>) {
  const queries = useQueryClient();
  const words = useTranslations('uses');
  const showFailure = useFailureToast();
  const { mutateAsync, isPending } = useMutation({
    mutationFn: call,
    onSuccess: async () => {
      // Dishes, clients and orders say something else too.
      await queries.invalidateQueries();
      toast.success(words(news));
    },
    onError: showFailure,
  });
  return { run: (change: Change) => mutateAsync(change).catch(() => undefined), isUnderWay: isPending };
}
