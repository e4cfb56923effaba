import { useAlive } from '../site/island/alive.ts';
import { useRead } from '../site/island/use-read.ts';

export function useOwnOrders(isSignedIn: boolean) {
  const { call } = useAlive();
  const { value, failed, tryAgain, readWith } = useRead(isSignedIn ? 'orders' : undefined, () =>
    call('own-orders', 'listOwnOrders', {}),
  );
  const { items: rows, next = null } = value ?? {};
  const more = () =>
    readWith(async () => {
      const page = await call('own-orders', 'listOwnOrders', { ...(next !== null && { after: next }) });
      return { ...page, items: [...(rows ?? []), ...page.items] };
    });
  return { rows, hasMore: next !== null, failed, tryAgain, more };
}

export type OwnOrderList = ReturnType<typeof useOwnOrders>;
