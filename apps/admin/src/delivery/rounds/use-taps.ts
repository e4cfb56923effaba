import { useQueryClient } from '@tanstack/react-query';
import type { RoundDay } from '@traiteur/contract/delivery/rounds.ts';
import { useFront } from '@traiteur/front/front.ts';
import { useSession } from '@traiteur/front/session/use-session.ts';
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { orderKeys } from '../../orders/order-queries.ts';
import { roundsKey, withAnswer } from './round-queries.ts';
import { createTaps } from './taps.ts';

/** Milliseconds: a line that lets nothing through is none. */
const patience = 20_000;

/** The caller's taps that wait, and what came back of others. Sends while a screen that uses it is open. */
export function useTaps() {
  const { api, browser } = useFront();
  const { user } = useSession();
  const queries = useQueryClient();
  const userId = user?.id ?? 0;
  const taps = useMemo(
    () =>
      createTaps({
        storage: browser.storage,
        sight: browser.sight,
        alone: browser.alone,
        userId,
        send: ({ key, orderId, input }) =>
          api.call('rounds', 'recordDelivery', { id: orderId, 'Idempotency-Key': key }, input, {
            quiet: true,
            signal: AbortSignal.timeout(patience),
          }),
        onAnswer(answer) {
          queries.setQueriesData<RoundDay>({ queryKey: roundsKey }, (day) => day && withAnswer(day, answer));
          void queries.invalidateQueries({ queryKey: orderKeys.all });
        },
      }),
    [api, browser, queries, userId],
  );
  useEffect(() => {
    void taps.flush();
    const leaveLine = browser.line.onChange(() => void taps.flush());
    const leaveSight = browser.sight.onChange(() => void taps.flush());
    return () => {
      leaveLine();
      leaveSight();
      taps.stop();
    };
  }, [taps, browser]);
  return { ...taps, ...useSyncExternalStore(taps.subscribe, taps.read) };
}

export type UsedTaps = ReturnType<typeof useTaps>;
