import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { DeliveryReport } from '@traiteur/contract/delivery/delivery-report.ts';
import { useApi } from '@traiteur/front/front.ts';
import { useState } from 'react';
import { orderKeys } from '../../orders/order-queries.ts';
import { useFailureToast } from '../../noun/use-failure-toast.ts';

/** The stops of a round in their order, or in a suggested one that is not saved yet. */
export function useStopOrder(round: DeliveryReport['rounds'][number], date: string) {
  const api = useApi();
  const queries = useQueryClient();
  const showFailure = useFailureToast();
  const { zoneId, start, end, orderVersion: version } = round;
  const [suggestion, suggest] = useState<readonly number[]>();
  const saving = useMutation({
    mutationFn: (orderIds: readonly number[]) =>
      api.call('stop-orders', 'updateStopOrder', {}, { date, zoneId, start, end, version, orderIds: [...orderIds] }),
    onError: showFailure,
    // Waits for the report, so that a moved stop does not jump back meanwhile.
    onSettled: () => queries.invalidateQueries({ queryKey: orderKeys.all }),
  });
  const order = suggestion ?? (saving.isPending ? saving.variables : undefined);
  const placeOf = new Map(order?.map((orderId, place) => [orderId, place]));
  const last = round.stops.length;
  const stops = order
    ? round.stops.toSorted((a, b) => (placeOf.get(a.orderId) ?? last) - (placeOf.get(b.orderId) ?? last))
    : round.stops;
  const ids = stops.map(({ orderId }) => orderId);

  function save(orderIds: readonly number[]) {
    if (saving.isPending) return;
    suggest(undefined);
    saving.mutate(orderIds);
  }
  /** `place` counts from 0. */
  function put(orderId: number, place: number) {
    if (!ids.includes(orderId) || ids[place] === orderId) return;
    save(ids.filter((id) => id !== orderId).toSpliced(place, 0, orderId));
  }
  return {
    stops,
    isOffered: api.offers('stop-orders', 'updateStopOrder'),
    isBusy: saving.isPending,
    suggestion,
    suggest,
    save,
    put,
    move: (index: number, by: number) => put(ids[index] ?? 0, index + by),
  };
}
