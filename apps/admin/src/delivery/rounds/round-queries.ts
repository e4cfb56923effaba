import { queryOptions } from '@tanstack/react-query';
import { type RecordedDelivery, type RoundDay, type RoundStop, rounds } from '@traiteur/contract/delivery/rounds.ts';
import type { ApiClient } from '@traiteur/contract/wire/client.ts';
import { orderKeys } from '../../orders/order-queries.ts';

/** Below the orders: whatever happens to one is read again. */
export const roundsKey = orderKeys.answer('round');

interface RoundWish {
  date?: string | undefined;
  /** As in the address: `3-11:00-13:00`. */
  round?: string | undefined;
}

export const roundQuery = (api: ApiClient, { date, round }: RoundWish) => {
  const [, zoneId, span] = /^(\d+)-(.*)$/.exec(round ?? '') ?? [];
  return queryOptions({
    queryKey: [...roundsKey, date, round],
    queryFn: () => api.call('rounds', 'getRound', { date, zoneId, span }, undefined, { quiet: true }),
  });
};

export const keptRoundDay = rounds.operations.getRound.result;

/** As the server would answer it now. */
export const withAnswer = (day: RoundDay, { orderId, status, amountDue, delivery }: RecordedDelivery): RoundDay => ({
  ...day,
  rounds: day.rounds.map((round) => ({
    ...round,
    doors: round.doors.map((door) => ({
      ...door,
      stops: door.stops.map(
        (stop): RoundStop => (stop.orderId === orderId ? { ...stop, status, amountDue, delivery } : stop),
      ),
    })),
  })),
});
