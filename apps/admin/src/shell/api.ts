import { ApiRefusal, createClient } from '@traiteur/contract/client.ts';
import { loadingBar } from '@traiteur/kit/loading-bar.ts';
import { currentLocale } from './locale.ts';
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
  if (api.offers('auth', 'getUser')) session.enter((await api.call('auth', 'getUser')).user);
  else session.reset();
}

export async function signIn(credentials: { email: string; password: string }): Promise<void> {
  session.keep(await api.call('auth', 'login', {}, credentials));
  await start();
}

/** Reads again who is signed in, after they changed their own account. */
export async function refreshUser(): Promise<void> {
  session.enter((await api.call('auth', 'getUser')).user);
}

/** Ends the session here whatever the server says. */
export async function signOut(): Promise<void> {
  await api.call('auth', 'logout').catch(() => undefined);
  session.reset();
  await api.load();
}

/** Ends every session of whoever is signed in, this one last. */
export async function signOutEverywhere(): Promise<void> {
  await api.call('sessions', 'endSessions');
  session.reset();
  await api.load();
}
