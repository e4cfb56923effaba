import { useAlive } from '../site/island/alive.ts';
import { useRead } from '../site/island/use-read.ts';

/** In milliseconds, while the page is visible. */
const pause = 15_000;

export function useOwnOrder(id: number, isSignedIn: boolean) {
  const { call } = useAlive();
  return useRead(isSignedIn ? String(id) : undefined, () => call('own-orders', 'getOwnOrder', { id }), {
    every: pause,
  });
}
