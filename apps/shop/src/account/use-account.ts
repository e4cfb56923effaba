import { useSyncExternalStore } from 'react';
import { useAlive } from '../frame/island/alive.ts';

/**
 * Who is signed in; `isKnown` is false until that has been found out, which it never is while a page is drawn or comes to life. Whoever has a
 * token `isSomebody`, though it may take a while to learn who, or fail.
 */
export function useAccount() {
  const { account } = useAlive();
  const state = useSyncExternalStore(
    account?.session.subscribe ?? neverTold,
    () => account?.session.read(),
    () => undefined,
  );
  const user = state?.loggedIn ? state.user : undefined;
  const hasToken = account?.session.token() !== undefined;
  return {
    account,
    user,
    isKnown: state !== undefined && (user !== undefined || !hasToken),
    isSomebody: user !== undefined || hasToken,
  };
}

const neverTold = () => () => undefined;
