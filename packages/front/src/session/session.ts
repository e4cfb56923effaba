import type { Tokens, User } from '@traiteur/contract/access/sign-in.ts';
import type { SessionEnd } from '@traiteur/contract/statement/refusals.ts';
import type { Channel, TextStorage } from '../browser/browser.ts';
import { createListeners, createStore } from '../browser/store.ts';
import type { Cookies } from '../browser/cookies.ts';

const days = 5;

/** Staff or clients. Part of the cookie names: two ports of one host share cookies. */
export type Strategy = 'local' | 'client';

interface AuthState {
  user: User | undefined;
  loggedIn: boolean;
  busy: boolean;
  /** A visitor asked for a page that needs a session. */
  wantToLog: boolean;
  /** Why the last session ended, unless the user signed out here. */
  sessionEnd: SessionEnd | undefined;
}

interface AuthFailure {
  during: 'login' | 'refresh' | 'user' | 'logout';
  error: unknown;
}

/** Messages between tabs: sign-in with the user's id, sign-out, or the reason of the end. */
type News = { entered: number | undefined } | { ended: SessionEnd } | 'out';

const signedOut: AuthState = { user: undefined, loggedIn: false, busy: false, wantToLog: false, sessionEnd: undefined };

interface SessionOptions {
  strategy: Strategy;
  cookies: Cookies;
  storage: TextStorage;
  channel: Channel;
}

export type Session = ReturnType<typeof createSession>;

/** Tokens are in cookies, shared by all tabs; the user is read from the server. */
export function createSession({ strategy, cookies, storage, channel }: SessionOptions) {
  const names = {
    token: `auth._token.${strategy}`,
    user: `auth.user.${strategy}`,
  };
  const expiryKey = `auth._token_expiration.${strategy}`;
  // Renews only together with the server's `HttpOnly` refresh cookie: neither is enough alone.
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
    // Another user signed in without a sign-out: cookies may have expired.
    if (news === 'out' || (user && user.id !== news.entered)) leave();
    if (news !== 'out') enteredElsewhere.notify();
  });

  const session = {
    strategy,
    read: state.read,
    subscribe: state.subscribe,
    onFailure: failureListeners.add,
    onEnteredElsewhere: enteredElsewhere.add,
    fail: (failure: AuthFailure) => failureListeners.notify(failure),

    /** The cookie has the type too, like the `Authorization` header. Text that no header could carry is ignored. */
    token: () => /^(?:Bearer )?([\w\-.~+/]+=*)$/.exec(cookies.read(names.token) ?? '')?.[1],
    /** Constant for the session's life. */
    renewalKey: () => storage.getItem(renewalKey) ?? undefined,
    /** Signed in with a token: cookies can vanish silently. */
    isOpen: () => state.read().loggedIn && session.token() !== undefined,
    /** Milliseconds since 1970; 0 when unknown. */
    expiresAt: () => Number(storage.getItem(expiryKey)) || 0,

    save({ access_token, renewal_key, token_type, expires_in }: Tokens) {
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
    announce: () => notifyTabs({ entered: state.read().user?.id }),
    /** In all tabs; keeps the reason unless the user signed out here. */
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
