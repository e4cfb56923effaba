import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Order } from '@traiteur/contract/orders/order-record.ts';
import { stepOfEvent } from '@traiteur/domain/orders/order-undo.ts';
import { useApi } from '@traiteur/front/front.ts';
import { toast } from '@traiteur/kit/overlays/toast.tsx';
import { useTranslations } from 'use-intl';
import { orderKeys } from '../order-queries.ts';
import { useFailureToast } from '../../noun/use-failure-toast.ts';

/** Undoes the last step of an order from its toast. */
export function useUndo(id: number) {
  const api = useApi();
  const queries = useQueryClient();
  const words = useTranslations('orders');
  const showFailure = useFailureToast();
  const undo = useMutation({
    mutationFn: (eventId: number) => api.call('orders', 'undoOrderChange', { id }, { eventId }),
    onSuccess(order) {
      queries.setQueryData(orderKeys.record(id), order);
      toast.success(words('undo.undone', { status: words(`status.${order.status}`) }));
    },
    onError: showFailure,
    onSettled: () => queries.invalidateQueries({ queryKey: orderKeys.all }),
  });
  return {
    /** The toast's undo option; empty where there is no step to undo. */
    offer({ events }: Order) {
      const event = events.findLast(({ kind }) => stepOfEvent(kind) !== undefined);
      if (!event || !api.offers('orders', 'undoOrderChange')) return {};
      return { undo: { label: words('undo.label'), run: () => undo.mutate(event.id) } };
    },
  };
}
