import type { Tokens, User } from '@traiteur/contract/sign-in.ts';
import { readCookie, writeCookie } from './cookies.ts';

const tokenCookie = 'auth._token.local';
const refreshCookie = 'auth._refresh_token.local';
const userCookie = 'auth.user';
const expiryKey = 'auth._token_expiration.local';
const days = 5;

export interface AuthState {
  user: User | undefined;
  loggedIn: boolean;
  /** Signing in is under way. */
  busy: boolean;
  /** Somebody without a session asked for a page that takes one. */
  wantToLog: boolean;
}

/** What concerns the session itself and failed: which call, and how. */
export interface AuthFailure {
  during: 'login' | 'refresh' | 'user' | 'logout';
  error: unknown;
}

const signedOut: AuthState = { user: undefined, loggedIn: false, busy: false, wantToLog: false };
let state = signedOut;

/** Functions that are told each time, until they take themselves off the list. */
function listeners<Told extends unknown[]>() {
  const all = new Set<(...told: Told) => void>();
  return {
    tell: (...told: Told) => all.forEach((listener) => listener(...told)),
    add: (listener: (...told: Told) => void) => {
      all.add(listener);
      return () => void all.delete(listener);
    },
  };
}
const changed = listeners<[]>();
const failed = listeners<[AuthFailure]>();
const enteredElsewhere = listeners<[]>();

/** Tabs tell each other when somebody signs in, and who, or out. */
type News = { entered: number | undefined } | 'out';
const channel = new BroadcastChannel('auth');
channel.onmessage = ({ data }: MessageEvent<News>) => {
  // Somebody else signed in without a sign-out before: cookies can go without a word.
  if (data === 'out' || (state.user && state.user.id !== data.entered)) leave();
  if (data !== 'out') enteredElsewhere.tell();
};

function set(next: Partial<AuthState>) {
  state = { ...state, ...next };
  changed.tell();
}

const leave = () => set({ user: undefined, loggedIn: false, busy: false });

/** Who is signed in, in this browser: tokens in cookies, so that every tab has them; the user once the server has told. */
export const session = {
  read: () => state,
  subscribe: changed.add,
  /** Hears what fails with the session itself. */
  onFailure: failed.add,
  /** Hears that somebody signed in in another tab. */
  onEnteredElsewhere: enteredElsewhere.add,
  fail: (failure: AuthFailure) => failed.tell(failure),

  /** The access token; a cookie holds it with its type, as the `Authorization` header does. What no header could carry is none. */
  token: () => /^(?:Bearer )?([\w\-.~+/]+=*)$/.exec(readCookie(tokenCookie) ?? '')?.[1],
  refreshToken: () => readCookie(refreshCookie),
  /** Whether somebody is signed in and their token is still there: cookies can go without a word. */
  isOpen: () => state.loggedIn && session.token() !== undefined,
  /** When the access token will be over, in milliseconds since 1970; 0 when that is not known. */
  expiresAt: () => Number(localStorage.getItem(expiryKey)) || 0,

  keep({ access_token, refresh_token, token_type, expires_in }: Tokens) {
    writeCookie(tokenCookie, `${token_type} ${access_token}`, days);
    writeCookie(refreshCookie, refresh_token, days);
    localStorage.setItem(expiryKey, String(Date.now() + expires_in * 1000));
    changed.tell();
  },
  want: () => set({ wantToLog: true }),
  setBusy: (busy: boolean) => set({ busy }),
  enter(user: User) {
    writeCookie(userCookie, JSON.stringify(user), days);
    set({ user, loggedIn: true, wantToLog: false });
  },
  /** Tells the other tabs that somebody has signed in here. */
  announce: () => channel.postMessage({ entered: state.user?.id } satisfies News),
  /** Forgets tokens and user, in all tabs. */
  reset() {
    for (const cookie of [tokenCookie, refreshCookie, userCookie]) writeCookie(cookie, undefined, 0);
    localStorage.removeItem(expiryKey);
    channel.postMessage('out' satisfies News);
    leave();
  },
};
