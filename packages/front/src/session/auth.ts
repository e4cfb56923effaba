import { ApiUnreachable, type Client } from '@traiteur/contract/wire/client.ts';
import type { Tokens } from '@traiteur/contract/access/sign-in.ts';
import type { Renewal } from './renewal.ts';
import type { Session } from './session.ts';

/** How long signing out waits for the server, in milliseconds. */
const patience = 5000;

interface AuthOptions {
  api: Client;
  session: Session;
  renew: Renewal['renew'];
}

/** Signing in and out of a front end, and finding out at its start who is signed in. */
export function createAuth({ api, session, renew }: AuthOptions) {
  let startPromise: Promise<void> | undefined;
  let descriptionPromise: Promise<boolean> | undefined;

  /**
   * Reads the description, and with a token the user; the session ends when the token is good for nothing any more.
   * @throws {ApiUnreachable} when the server does not answer, which says nothing about the session
   */
  async function start(): Promise<void> {
    descriptionPromise = describe();
    if (!(await descriptionPromise)) return;
    await readUser().catch((error: unknown) => {
      if (session.token()) throw error;
    });
  }

  /** Reads the description, renewing the token where that is needed for it; answers whether it is that of somebody signed in. */
  async function describe(): Promise<boolean> {
    await api.load();
    if (!session.token()) {
      // Its cookie lived as long as the session could.
      if (session.renewalKey()) session.reset('expired');
      return false;
    }
    if (!api.offers('sign-in', 'getUser')) {
      if (await renew(session.token())) await api.load();
      else if (session.renewalKey()) throw new ApiUnreachable('not renewed');
    }
    if (api.offers('sign-in', 'getUser')) return true;
    // Renewing may have ended it, and knows why.
    if (session.token()) session.reset('expired');
    return false;
  }

  /**
   * Waits until the description has been read, and with a token the user: once, and again after it failed.
   * @throws {ApiUnreachable} while the server does not answer
   */
  async function ready(): Promise<void> {
    startPromise ??= start();
    await startPromise.catch((error: unknown) => {
      startPromise = undefined;
      throw error;
    });
  }

  /**
   * Waits until the description has been read, and for no user: what needs a token alone is asked for together with them.
   * @throws {ApiUnreachable} while the server does not answer
   */
  async function awaitDescription(): Promise<void> {
    ready().catch(() => undefined);
    await descriptionPromise;
  }

  /** Reads who is signed in; once more after they changed their own account. */
  async function readUser(): Promise<void> {
    try {
      const { user } = await api.call('sign-in', 'getUser');
      // The person may have signed out meanwhile.
      if (session.token()) session.enter(user);
    } catch (error) {
      session.fail({ during: 'user', error });
      throw error;
    }
  }

  /** Signs in with what opens a session: the tokens it answers are kept, here and for the other tabs. */
  async function signInBy(open: () => Promise<Tokens>): Promise<void> {
    await whileBusy(async () => {
      // The description is missing when the server was down as the page loaded.
      if (!api.offers('sign-in', 'login')) await api.load();
      session.keep(await open());
      await start();
      session.announce();
    });
  }

  /** The same on a page that is left for another one at once: it asks nothing else, and the next page finds out who is signed in. */
  async function signInAndLeave(open: () => Promise<Tokens>): Promise<void> {
    await whileBusy(async () => {
      session.keep(await open());
      session.announce();
    });
  }

  /** Does what signs somebody in: meanwhile the session says so, and what fails is heard. */
  async function whileBusy(work: () => Promise<void>): Promise<void> {
    session.setBusy(true);
    try {
      await work();
    } catch (error) {
      session.fail({ during: 'login', error });
      throw error;
    } finally {
      session.setBusy(false);
    }
  }

  const signIn = (credentials: { email: string; password: string }): Promise<void> =>
    signInBy(() => api.call('sign-in', 'login', {}, credentials, { cookies: true }));

  /** Ends the session here whatever the server says. */
  async function signOut(): Promise<void> {
    await api
      .call('sign-in', 'logout', {}, undefined, { signal: AbortSignal.timeout(patience), cookies: true })
      .catch((error: unknown) => session.fail({ during: 'logout', error }));
    leave();
  }

  /** Ends every session of whoever is signed in, this one last. */
  async function signOutEverywhere(): Promise<void> {
    await api.call('sessions', 'endSessions', {}, undefined, { cookies: true });
    leave();
  }

  /** Fetches a visitor's description in the background. A failure matters little: signing in fetches it again. */
  function leave(): void {
    session.reset();
    api.load().catch(() => undefined);
  }

  return { start, ready, awaitDescription, readUser, signInBy, signInAndLeave, signIn, signOut, signOutEverywhere };
}
