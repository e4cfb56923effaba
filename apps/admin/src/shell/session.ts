import type { Tokens, User } from '@traiteur/contract/auth.ts';
import { readCookie, writeCookie } from './cookies.ts';

const tokenCookie = 'auth._token.local';
const refreshCookie = 'auth._refresh_token.local';
const days = 5;

export interface AuthState {
  user: User | undefined;
  loggedIn: boolean;
}

const signedOut: AuthState = { user: undefined, loggedIn: false };
const listeners = new Set<() => void>();
let state = signedOut;

/** Tabs tell each other when somebody signs out. */
const channel = new BroadcastChannel('auth');
channel.onmessage = () => set(signedOut);

function set(next: AuthState) {
  state = next;
  for (const listener of listeners) listener();
}

/** Who is signed in, in this browser: tokens in cookies, so that every tab has them; the user once the server has told. */
export const session = {
  read: () => state,
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  token: () => readCookie(tokenCookie),
  refreshToken: () => readCookie(refreshCookie),
  keep({ access_token, refresh_token }: Tokens) {
    writeCookie(tokenCookie, access_token, days);
    writeCookie(refreshCookie, refresh_token, days);
  },
  enter: (user: User) => set({ user, loggedIn: true }),
  /** Forgets tokens and user, in all tabs. */
  reset() {
    writeCookie(tokenCookie, undefined, 0);
    writeCookie(refreshCookie, undefined, 0);
    channel.postMessage('signed out');
    set(signedOut);
  },
};
