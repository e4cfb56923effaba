import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Order } from '@traiteur/contract/orders/order-record.ts';
import type { OrderEventKind } from '@traiteur/domain/orders/order-life.ts';
import { stepOfEvent } from '@traiteur/domain/orders/order-undo.ts';
import { useApi } from '@traiteur/front/front.ts';
import { useDates } from '@traiteur/front/language/use-dates.ts';
import { toast } from '@traiteur/kit/overlays/toast.tsx';
import { useTranslations } from 'use-intl';
import { slotOfOrder } from '@traiteur/front/orders/standing-order.ts';
import { slotKeys } from '@traiteur/front/orders/slot-queries.ts';
import { orderKeys } from '../order-queries.ts';
import { useFailureToast } from '../../noun/use-failure-toast.ts';

interface LastEvent {
  eventId: number;
  kind: OrderEventKind;
}

/** Undoes the last step or move of an order from its toast. */
export function useUndo(id: number) {
  const api = useApi();
  const queries = useQueryClient();
  const words = useTranslations('orders');
  const dates = useDates();
  const showFailure = useFailureToast();
  const undo = useMutation({
    mutationFn: ({ eventId }: LastEvent) => api.call('orders', 'undoOrderChange', { id }, { eventId }),
    onSuccess(order, { kind }) {
      queries.setQueryData(orderKeys.record(id), order);
      const status = kind === 'changed' ? dates.slot(slotOfOrder(order)) : words(`status.${order.status}`);
      toast.success(words('undo.undone', { status }));
    },
    onError: showFailure,
    onSettled: () =>
      Promise.all([
        queries.invalidateQueries({ queryKey: orderKeys.all }),
        queries.invalidateQueries({ queryKey: slotKeys.all }),
      ]),
  });

  function offerLast({ events }: Order, isUndoable: (kind: OrderEventKind) => boolean) {
    const event = events.findLast(({ kind }) => isUndoable(kind));
    if (!event || !api.offers('orders', 'undoOrderChange')) return {};
    return { undo: { label: words('undo.label'), run: () => undo.mutate({ eventId: event.id, kind: event.kind }) } };
  }
  return {
    /** The toast's undo option; empty where there is no step to undo. */
    offer: (order: Order) => offerLast(order, (kind) => stepOfEvent(kind) !== undefined),
    /** Of an order that was just moved. */
    offerMove: (order: Order) => offerLast(order, (kind) => kind === 'changed'),
  };
}
