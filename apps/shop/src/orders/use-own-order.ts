import { ApiRefusal } from '@traiteur/contract/wire/client.ts';
import { useAlive } from '../site/island/alive.ts';
import { useRead } from '../site/island/use-read.ts';

/** In milliseconds, while the page is visible. */
const pause = 15_000;

export function useOwnOrder(id: number, isSignedIn: boolean) {
  const { call } = useAlive();
  const read = useRead(isSignedIn ? String(id) : undefined, () => call('own-orders', 'getOwnOrder', { id }), {
    every: pause,
  });
  return { ...read, isGone: read.error instanceof ApiRefusal };
}
