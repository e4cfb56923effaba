import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { OrderAction } from '@traiteur/domain/orders/order-life.ts';
import { useOneAtATime } from '@traiteur/kit/form/use-one-at-a-time.ts';
import { toast } from '@traiteur/kit/overlays/toast.tsx';
import { useTranslations } from 'use-intl';
import { orderKeys } from '../order-queries.ts';
import { useUndo } from '../undo/use-undo.ts';
import { useFailureToast } from '../../noun/use-failure-toast.ts';
import { useOrderSteps } from './order-steps.ts';

/** Takes one step at a time. A refusal is shown, and the order is read again. */
export function useOrderStep(id: number) {
  const { applyStep } = useOrderSteps();
  const queries = useQueryClient();
  const words = useTranslations('orders.status');
  const showFailure = useFailureToast();
  const undo = useUndo(id);
  const oneAtATime = useOneAtATime();
  const step = useMutation({
    mutationFn: ({ action, reason }: { action: OrderAction; reason: string }) => applyStep(id, action, reason),
    onSuccess(order) {
      queries.setQueryData(orderKeys.record(id), order);
      toast.success(words(order.status), undo.offer(order));
    },
    onError: showFailure,
    onSettled: () => queries.invalidateQueries({ queryKey: orderKeys.all }),
  });

  /** Resolves to whether the step was taken: the second press of a double click takes none. */
  const apply = (action: OrderAction, reason = '') =>
    oneAtATime(() =>
      step.mutateAsync({ action, reason }).then(
        () => true,
        () => false,
      ),
    );
  return { apply, isUnderWay: step.isPending };
}
