import { createContext, use, useSyncExternalStore } from 'react';
import type { OpenAccount } from './open-account.ts';

/** Undefined while a page is drawn on the server. */
export const AccountContext = createContext<OpenAccount | undefined>(undefined);

/**
 * Who is signed in; `isKnown` is false until that has been found out, which it never is while a page is drawn or comes to life. Whoever has a
 * token `isSomebody`, though it may take a while to learn who, or fail.
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
