import type { OwnOrder } from '@traiteur/contract/own/own-orders.ts';
import { ApiRefusal } from '@traiteur/contract/wire/client.ts';
import { useCallback, useEffect, useState } from 'react';
import { useAlive } from '../site/island/alive.ts';

/** How often an order is looked after while somebody sees it, in milliseconds. */
const pause = 15_000;

/** One of one's own orders as it is now. */
export function useOwnOrder(id: number, isSignedIn: boolean) {
  const { call, browser } = useAlive();
  const [order, setOrder] = useState<OwnOrder>();
  const [failure, setFailure] = useState<'gone' | 'unreachable'>();
  const read = useCallback(
    () =>
      call('own-orders', 'getOwnOrder', { id }).then(
        (fresh) => {
          setOrder(fresh);
          setFailure(undefined);
        },
        (error: unknown) => setFailure(error instanceof ApiRefusal ? 'gone' : 'unreachable'),
      ),
    [call, id],
  );
  useEffect(() => {
    if (!isSignedIn) return;
    void read();
    const timer = setInterval(() => browser?.sight.isSeen() && void read(), pause);
    return () => clearInterval(timer);
  }, [read, isSignedIn, browser]);
  return { order, failure, setOrder, read };
}
