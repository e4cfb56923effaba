import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useApi } from '@traiteur/front/front.ts';
import { useFailureMessage } from '@traiteur/front/forms/fault-messages.ts';
import { nounKeys } from '@traiteur/front/queries/noun-keys.ts';
import { toast } from '@traiteur/kit/overlays/toast.tsx';
import { useRef } from 'react';
import { useTranslations } from 'use-intl';

interface Merging {
  otherId: number;
  version: number;
  otherVersion: number;
}

/** Merges another record into a client's, and undoes that; both say what came of it. */
export function useMerges(id: number) {
  const api = useApi();
  const queries = useQueryClient();
  const words = useTranslations('clients.merge');
  const failureMessage = useFailureMessage();
  const refresh = () =>
    Promise.all(
      (['clients', 'orders'] as const).map((tag) => queries.invalidateQueries({ queryKey: nounKeys(tag).all })),
    );
  const change = useMutation({
    mutationFn: (merging: Merging | { mergeId: number }) =>
      'mergeId' in merging
        ? api.call('clients', 'undoMerge', { id }, merging)
        : api.call('clients', 'mergeClients', { id }, merging),
    onSuccess: async (_, merging) => {
      await refresh();
      toast.success(words('mergeId' in merging ? 'undone' : 'done'));
    },
    onError: (error) => toast.error(failureMessage(error)),
  });
  // A second press of the same button, before it shows that it is busy, asks for nothing again.
  const underWay = useRef<Promise<boolean>>(undefined);
  const succeeds = (merging: Merging | { mergeId: number }) =>
    (underWay.current ??= change
      .mutateAsync(merging)
      .then(
        () => true,
        () => false,
      )
      .finally(() => {
        underWay.current = undefined;
      }));
  return {
    /** Says whether it was done. */
    merge: (merging: Merging) => succeeds(merging),
    undo: (mergeId: number) => succeeds({ mergeId }),
    isUnderWay: change.isPending,
  };
}
