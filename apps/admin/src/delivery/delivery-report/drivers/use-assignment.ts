import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { DeliveryReport } from '@traiteur/contract/delivery/delivery-report.ts';
import { useApi } from '@traiteur/front/front.ts';
import { useFailureToast } from '../../../noun/use-failure-toast.ts';
import { orderKeys } from '../../../orders/order-queries.ts';

type Round = Pick<DeliveryReport['rounds'][number], 'zoneId' | 'start' | 'end' | 'driver'>;

/** Says who drives a round; whoever was named meanwhile by somebody else is shown. */
export function useAssignment(date: string, { zoneId, start, end, driver }: Round) {
  const api = useApi();
  const queries = useQueryClient();
  const showFailure = useFailureToast();
  const saving = useMutation({
    mutationFn: (driverId: number | null) =>
      api.call('rounds', 'assignRound', {}, { date, zoneId, start, end, driverId, formerDriverId: driver?.id ?? null }),
    onError: showFailure,
    onSettled: () => queries.invalidateQueries({ queryKey: orderKeys.all }),
  });
  return { assign: saving.mutate, isBusy: saving.isPending };
}
