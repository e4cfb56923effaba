import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { PackingDay } from '@traiteur/contract/delivery/packing.ts';
import { useApi } from '@traiteur/front/front.ts';
import { useSession } from '@traiteur/front/session/use-session.ts';
import { useFailureToast } from '../../noun/use-failure-toast.ts';
import { packingKey } from './packing-queries.ts';

interface PackingTick {
  lineId: number;
  quantity: number;
}

/** Ticks on screen at once; what a colleague ticked meanwhile comes with the answer. */
export function usePackingTicks() {
  const api = useApi();
  const queries = useQueryClient();
  const showFailure = useFailureToast();
  const { user } = useSession();
  const saving = useMutation({
    mutationFn: (tick: PackingTick) => api.call('packing', 'tickPacking', {}, tick),
    async onMutate({ lineId, quantity }) {
      // An answer that is under way does not know the tick: it would take it off the screen again.
      await queries.cancelQueries({ queryKey: packingKey });
      const by = user ? `${user.firstName} ${user.lastName}` : '';
      const tick = quantity > 0 ? { quantity, by, at: new Date().toISOString() } : null;
      queries.setQueriesData<PackingDay>(
        { queryKey: packingKey },
        (day) =>
          day && {
            ...day,
            rounds: day.rounds.map((round) => ({
              ...round,
              bags: round.bags.map((bag) => ({
                ...bag,
                lines: bag.lines.map((line) => (line.lineId === lineId ? { ...line, tick } : line)),
              })),
            })),
          },
      );
    },
    onError: showFailure,
    onSettled: () => queries.invalidateQueries({ queryKey: packingKey }),
  });
  return saving.mutate;
}
