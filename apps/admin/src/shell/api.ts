import { ApiRefusal, ApiUnreachable, createClient } from '@traiteur/contract/wire/client.ts';
import type { Tokens } from '@traiteur/contract/sign-in.ts';
import { loadingBar } from '@traiteur/kit/loading/loading-bar.ts';
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

/** Renewals of this tab, one after the other. */
let renewed = Promise.resolve(false);

/** Renews the access token unless that was done since it was refused: one tab for all, where the browser has locks, which takes HTTPS. */
function renew(refused: string | undefined): Promise<boolean> {
  const { locks } = navigator as Partial<Navigator>;
  const exchange = () => exchangeRefreshToken(refused);
  renewed = renewed.then(() => (locks ? locks.request('auth.refresh', exchange) : exchange())).catch(() => false);
  return renewed;
}

async function exchangeRefreshToken(refused: string | undefined): Promise<boolean> {
  const isRenewed = () => session.token() !== undefined && session.token() !== refused;
  const refresh_token = session.refreshToken();
  if (isRenewed() || !refresh_token) return isRenewed();
  // Who signs out or in meanwhile, in whichever tab, goes before this answer.
  const isCurrent = () => session.refreshToken() === refresh_token;
  try {
    const tokens = await api.call('sign-in', 'refreshSession', {}, { refresh_token }, { final: true });
    if (isCurrent()) session.keep(tokens);
  } catch (error) {
    if (isCurrent()) session.fail({ during: 'refresh', error });
    if (isCurrent() && endsSession(error)) session.reset();
  }
  return isRenewed();
}

/** Without a proper answer, or asked too often, the session may still be good: only a refusal of the token itself ends it. */
export const endsSession = (error: unknown): boolean =>
  error instanceof ApiRefusal && error.status < 500 && error.status !== 429;

/**
 * Reads the description, and with a token the user; the session ends when the token is good for nothing any more.
 * @throws {ApiUnreachable} when the server does not answer, which says nothing about the session
 */
export async function start(): Promise<void> {
  await api.load();
  if (!session.token()) return;
  if (!api.offers('sign-in', 'getUser')) {
    if (await renew(session.token())) await api.load();
    else if (session.refreshToken()) throw new ApiUnreachable('not renewed');
  }
  if (!api.offers('sign-in', 'getUser')) return session.reset();
  await readUser().catch((error: unknown) => {
    if (session.token()) throw error;
  });
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
    const { user } = await api.call('sign-in', 'getUser');
    // Unless they signed out meanwhile.
    if (session.token()) session.enter(user);
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
    if (!api.offers('sign-in', 'login')) await api.load();
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
  signInBy(() => api.call('sign-in', 'login', {}, credentials));

/** How long signing out waits for the server, in milliseconds. */
const patience = 5000;

/** Ends the session here whatever the server says. */
export async function signOut(): Promise<void> {
  await api
    .call('sign-in', 'logout', {}, undefined, { signal: AbortSignal.timeout(patience) })
    .catch((error: unknown) => session.fail({ during: 'logout', error }));
  leave();
}

/** Ends every session of whoever is signed in, this one last. */
export async function signOutEverywhere(): Promise<void> {
  await api.call('sessions', 'endSessions');
  leave();
}

/** Nobody waits for a visitor's description: signing in again reads the next one. */
function leave(): void {
  session.reset();
  api.load().catch(() => undefined);
}
