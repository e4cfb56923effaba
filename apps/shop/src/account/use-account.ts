import { createContext, use, useSyncExternalStore } from 'react';
import type { OpenAccount } from './open-account.ts';

/** Undefined on the server. */
export const AccountContext = createContext<OpenAccount | undefined>(undefined);

/**
 * `isKnown` is false on the server, during hydration and until the session is checked. `isSomebody` is true with a
 * token alone, even while `user` is not read yet or cannot be.
 */
export function useAccount() {
  const account = use(AccountContext);
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
