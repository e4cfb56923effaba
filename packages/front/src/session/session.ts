import type { Tokens, User } from '@traiteur/contract/access/sign-in.ts';
import type { SessionEnd } from '@traiteur/contract/wire/refusals.ts';
import type { Channel, TextStorage } from '../browser/browser.ts';
import { createListeners, createStore } from '../browser/store.ts';
import type { Cookies } from '../browser/cookies.ts';

const days = 5;

/** Who signs in to a front end: staff or clients. Cookie names end in it, because two ports of one host share their cookies. */
export type Strategy = 'local' | 'client';

interface AuthState {
  user: User | undefined;
  loggedIn: boolean;
  /** Signing in is under way. */
  busy: boolean;
  /** Somebody without a session asked for a page that takes one. */
  wantToLog: boolean;
  /** Why the session of before ended, where nobody signed out here. */
  sessionEnd: SessionEnd | undefined;
}

/** What concerns the session itself and failed: which call, and how. */
interface AuthFailure {
  during: 'login' | 'refresh' | 'user' | 'logout';
  error: unknown;
}

/** Tabs tell each other when somebody signs in, and who, or out, or why a session ended. */
type News = { entered: number | undefined } | { ended: SessionEnd } | 'out';

const signedOut: AuthState = { user: undefined, loggedIn: false, busy: false, wantToLog: false, sessionEnd: undefined };

interface SessionOptions {
  strategy: Strategy;
  cookies: Cookies;
  storage: TextStorage;
  channel: Channel;
}

export type Session = ReturnType<typeof createSession>;

/** Who is signed in, in this browser: tokens in cookies, so that every tab has them; the user once the server has told. */
export function createSession({ strategy, cookies, storage, channel }: SessionOptions) {
  const names = {
    token: `auth._token.${strategy}`,
    user: `auth.user.${strategy}`,
  };
  const expiryKey = `auth._token_expiration.${strategy}`;
  // With the cookie of the refresh token, which the server leaves and no script reads: alone neither renews anything.
  const renewalKey = `auth._renewal_key.${strategy}`;
  const state = createStore(signedOut);
  const failureListeners = createListeners<[AuthFailure]>();
  const enteredElsewhere = createListeners();

  const set = (change: Partial<AuthState>) => state.write({ ...state.read(), ...change });
  const leave = (sessionEnd?: SessionEnd) => set({ user: undefined, loggedIn: false, busy: false, sessionEnd });
  const notifyTabs = (news: News) => channel.send(news);

  channel.onMessage((message) => {
    const news = message as News;
    if (news !== 'out' && 'ended' in news) return leave(news.ended);
    const { user } = state.read();
    // Somebody else signed in and nobody signed out before: cookies may have expired.
    if (news === 'out' || (user && user.id !== news.entered)) leave();
    if (news !== 'out') enteredElsewhere.tell();
  });

  const session = {
    strategy,
    read: state.read,
    subscribe: state.subscribe,
    /** Hears what fails with the session itself. */
    onFailure: failureListeners.add,
    /** Hears that somebody signed in in another tab. */
    onEnteredElsewhere: enteredElsewhere.add,
    fail: (failure: AuthFailure) => failureListeners.tell(failure),

    /** The access token; a cookie holds it with its type, as the `Authorization` header does. What no header could carry is none. */
    token: () => /^(?:Bearer )?([\w\-.~+/]+=*)$/.exec(cookies.read(names.token) ?? '')?.[1],
    /** What renews the session together with its cookie, the same as long as it lives. */
    renewalKey: () => storage.getItem(renewalKey) ?? undefined,
    /** Whether somebody is signed in and their token is still there: cookies can go without a word. */
    isOpen: () => state.read().loggedIn && session.token() !== undefined,
    /** When the access token will be over, in milliseconds since 1970; 0 when that is not known. */
    expiresAt: () => Number(storage.getItem(expiryKey)) || 0,

    keep({ access_token, renewal_key, token_type, expires_in }: Tokens) {
      cookies.write(names.token, `${token_type} ${access_token}`, days);
      if (renewal_key) storage.setItem(renewalKey, renewal_key);
      else storage.removeItem(renewalKey);
      storage.setItem(expiryKey, String(Date.now() + expires_in * 1000));
      set({});
    },
    want: () => set({ wantToLog: true }),
    setBusy: (busy: boolean) => set({ busy }),
    enter(user: User) {
      cookies.write(names.user, JSON.stringify(user), days);
      set({ user, loggedIn: true, wantToLog: false, sessionEnd: undefined });
    },
    /** Tells the other tabs that somebody has signed in here. */
    announce: () => notifyTabs({ entered: state.read().user?.id }),
    /** Forgets tokens and user, in all tabs, and remembers why where nobody signed out. */
    reset(sessionEnd?: SessionEnd) {
      for (const cookie of Object.values(names)) cookies.write(cookie, undefined, 0);
      storage.removeItem(expiryKey);
      storage.removeItem(renewalKey);
      notifyTabs(sessionEnd ? { ended: sessionEnd } : 'out');
      leave(sessionEnd);
    },
  };
  return session;
}
