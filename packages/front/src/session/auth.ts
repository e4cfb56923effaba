import type { Tokens } from '@traiteur/contract/access/sign-in.ts';
import { createStart, type StartOptions } from './start.ts';

/** How long signing out waits for the server, in milliseconds. */
const patience = 5000;

/** Signing in and out of a front end, and its start. */
export function createAuth(options: StartOptions) {
  const { api, session } = options;
  const opening = createStart(options);

  /** Signs in with what opens a session: the tokens it answers are kept, here and for the other tabs. */
  async function signInBy(open: () => Promise<Tokens>): Promise<void> {
    await whileBusy(async () => {
      // The description is missing when the server was down as the page loaded.
      if (!api.offers('sign-in', 'login')) await api.load();
      session.keep(await open());
      await opening.start();
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

  return { ...opening, signInBy, signInAndLeave, signIn, signOut, signOutEverywhere };
}
