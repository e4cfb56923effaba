import { useQueryClient } from '@tanstack/react-query';
import { useApi } from '@traiteur/front/front.ts';
import { toast } from '@traiteur/kit/overlays/toast.tsx';
import { useTranslations } from 'use-intl';
import { nothingYet, withAnswer } from '../../list/batches/batch-outcome.ts';
import { answersOf } from '../../list/batches/batch-requests.ts';
import { useFailureToast } from '../../noun/use-failure-toast.ts';
import { orderKeys } from '../order-queries.ts';

/** Offers in a toast to take a step of many orders back; the dialog that took it may be gone by then. */
export function useBatchUndo() {
  const api = useApi();
  const queries = useQueryClient();
  const words = useTranslations('orders');
  const showFailure = useFailureToast();

  async function undo(ids: readonly number[]) {
    let outcome = nothingYet;
    for await (const answer of answersOf({ ids }, (batch) => api.call('orders', 'undoOrderChanges', {}, batch)))
      outcome = withAnswer(outcome, answer);
    await queries.invalidateQueries({ queryKey: orderKeys.all });
    if (outcome.done > 0) toast.success(words('badDay.undone', { count: outcome.done }));
    for (const { count, message } of outcome.refused) toast.error(words('badDay.notUndone', { count, message }));
  }
  return {
    offer(ids: readonly number[]) {
      if (ids.length === 0 || !api.offers('orders', 'undoOrderChanges')) return;
      toast.success(words('badDay.changed', { count: ids.length }), {
        undo: { label: words('undo.label'), run: () => void undo(ids).catch(showFailure) },
      });
    },
  };
}
