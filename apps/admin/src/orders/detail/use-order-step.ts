import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { OrderAction } from '@traiteur/domain/order-life.ts';
import { toast } from '@traiteur/kit/overlays/toast.tsx';
import { useTranslations } from 'use-intl';
import { useFailureMessage } from '@traiteur/front/forms/fault-messages.ts';
import { orderKeys } from '../order-queries.ts';
import { useOrderSteps } from './order-steps.ts';

/** Takes a step and shows where the order now stands; a refusal says why and shows the order as it really is. */
export function useOrderStep(id: number) {
  const { takeStep } = useOrderSteps();
  const queries = useQueryClient();
  const words = useTranslations('orders.status');
  const failureMessage = useFailureMessage();
  return useMutation({
    mutationFn: ({ action, reason }: { action: OrderAction; reason?: string }) => takeStep(id, action, reason),
    onSuccess(order) {
      queries.setQueryData(orderKeys.record(id), order);
      toast.success(words(order.status));
    },
    onError: (error) => toast.error(failureMessage(error)),
    onSettled: () => queries.invalidateQueries({ queryKey: orderKeys.all }),
  });
}
