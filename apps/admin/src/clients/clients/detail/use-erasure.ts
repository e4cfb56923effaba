import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Client } from '@traiteur/contract/clients/clients.ts';
import { useApi } from '@traiteur/front/front.ts';
import { nounKeys } from '@traiteur/front/queries/noun-keys.ts';
import { toast } from '@traiteur/kit/overlays/toast.tsx';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { useTo } from '../../../use-to.ts';
import { useFailureToast } from '../../../noun/use-failure-toast.ts';

/**
 * Erases the client in the version shown, then opens the list: at once, or after the user has read which saved views
 * still name the client.
 */
export function useErasure({ id, version }: Client) {
  const to = useTo();
  const api = useApi();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const words = useTranslations('clients.personalData');
  const showFailure = useFailureToast();
  async function leave() {
    await navigate(to('clients'));
    for (const tag of ['clients', 'orders'] as const)
      queries.removeQueries({ queryKey: nounKeys(tag).all, type: 'inactive' });
    await queries.invalidateQueries({ queryKey: nounKeys('clients').all });
    toast.success(words('erased'));
  }
  const erasure = useMutation({
    mutationFn: () => api.call('clients', 'eraseClient', { id }, { version }),
    onSuccess: ({ views }) => (views.length === 0 ? leave() : undefined),
    async onError(error) {
      showFailure(error);
      await queries.invalidateQueries({ queryKey: nounKeys('clients').all });
    },
  });
  return { ...erasure, leave };
}
