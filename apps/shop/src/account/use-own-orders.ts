import type { OwnOrderRow } from '@traiteur/contract/own/own-orders.ts';
import { useCallback, useEffect, useState } from 'react';
import { useAlive } from '../site/island/alive.ts';

/** One's own orders, the newest first: read once somebody is signed in, and again on asking. */
export function useOwnOrders(isSignedIn: boolean) {
  const { call } = useAlive();
  const [rows, setRows] = useState<OwnOrderRow[]>();
  const [next, setNext] = useState<string | null>(null);
  const [hasFailed, setHasFailed] = useState(false);
  const read = useCallback(
    () =>
      call('own-orders', 'listOwnOrders', {}).then(
        (page) => {
          setRows(page.items);
          setNext(page.next);
          setHasFailed(false);
        },
        () => setHasFailed(true),
      ),
    [call],
  );
  useEffect(() => {
    if (isSignedIn) void read();
  }, [isSignedIn, read]);
  const more = () =>
    next === null
      ? Promise.resolve()
      : call('own-orders', 'listOwnOrders', { after: next }).then(
          (page) => {
            setRows([...(rows ?? []), ...page.items]);
            setNext(page.next);
          },
          () => setHasFailed(true),
        );
  return { rows, hasMore: next !== null, failed: hasFailed, read, more };
}

export type OwnOrderList = ReturnType<typeof useOwnOrders>;
