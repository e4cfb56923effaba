import { ApiRefusal, createClient } from '@traiteur/contract/client.ts';
import type { Tokens } from '@traiteur/contract/auth.ts';
import { loadingBar } from '@traiteur/kit/loading-bar.ts';
import { currentLocale } from './locale.ts';
import { keepRenewing } from './renewal.ts';
import { session } from './session.ts';
import { settings } from './settings.ts';

/** The API as its description offers it to whoever is signed in; calls move the loading bar. */
export const api = createClient({
  host: settings.host,
  locale: currentLocale,
  token: session.token,
  renew,
  watch: { start: loadingBar.start, end: (failed) => (failed ? loadingBar.fail() : loadingBar.finish()) },
});

keepRenewing(renew);

/** Exchanges the refresh token; one tab does it for all, and a call that was refused with an older token just tries again. */
async function renew(refused: string | undefined): Promise<boolean> {
  return navigator.locks.request('auth.refresh', async () => {
    if (session.token() && session.token() !== refused) return true;
    const refresh_token = session.refreshToken();
    if (!refresh_token) return false;
    try {
      session.keep(await api.call('auth', 'refreshSession', {}, { refresh_token }, { final: true }));
      return true;
    } catch (error) {
      session.fail({ during: 'refresh', error });
      // Without an answer the session may still be good: only a refusal ends it.
      if (error instanceof ApiRefusal) session.reset();
      return false;
    }
  });
}

/** Reads the description, and with a token the user; the session ends when the token is good for nothing any more. */
export async function start(): Promise<void> {
  await api.load();
  if (!session.token()) return;
  if (!api.offers('auth', 'getUser') && (await renew(session.token()))) await api.load();
  if (api.offers('auth', 'getUser')) await readUser();
  else session.reset();
}

let started: Promise<void> | undefined;

/**
 * Waits until the description has been read, and with a token the user: once, and again after it failed.
 * @throws {ApiUnreachable} while the server does not answer
 */
export async function ready(): Promise<void> {
  started ??= start();
  await started.catch((error: unknown) => {
    started = undefined;
    throw error;
  });
}

/** Reads who is signed in; once more after they changed their own account. */
export async function readUser(): Promise<void> {
  try {
    session.enter((await api.call('auth', 'getUser')).user);
  } catch (error) {
    session.fail({ during: 'user', error });
    throw error;
  }
}

/** Signs in with what opens a session: the tokens it answers are kept, here and for the other tabs. */
export async function signInBy(open: () => Promise<Tokens>): Promise<void> {
  session.setBusy(true);
  try {
    // The server may have come up since the page did.
    if (!api.offers('auth', 'login')) await api.load();
    session.keep(await open());
    await start();
    session.announce();
  } catch (error) {
    session.fail({ during: 'login', error });
    throw error;
  } finally {
    session.setBusy(false);
  }
}

export const signIn = (credentials: { email: string; password: string }): Promise<void> =>
  signInBy(() => api.call('auth', 'login', {}, credentials));

/** Ends the session here whatever the server says. */
export async function signOut(): Promise<void> {
  await api.call('auth', 'logout').catch((error: unknown) => session.fail({ during: 'logout', error }));
  session.reset();
  await api.load().catch(() => undefined);
}

/** Ends every session of whoever is signed in, this one last. */
export async function signOutEverywhere(): Promise<void> {
  await api.call('sessions', 'endSessions');
  session.reset();
  await api.load().catch(() => undefined);
}
