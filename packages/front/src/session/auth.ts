import type { Tokens } from '@traiteur/contract/access/sign-in.ts';
import { createStart, type StartOptions } from './start.ts';

/** Milliseconds that signing out waits for the server. */
const patience = 5000;

export function createAuth(options: StartOptions) {
  const { api, session } = options;
  const opening = createStart(options);

  async function signInBy(open: () => Promise<Tokens>): Promise<void> {
    await whileBusy(async () => {
      // The description is missing when the server was down at page load.
      if (!api.offers('sign-in', 'login')) await api.load();
      session.save(await open());
      await opening.start();
      session.announce();
    });
  }

  /** For a page that is left at once: asks nothing else; the next page reads the user. */
  async function signInAndLeave(open: () => Promise<Tokens>): Promise<void> {
    await whileBusy(async () => {
      session.save(await open());
      session.announce();
    });
  }

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

  async function signOut(): Promise<void> {
    await api
      .call('sign-in', 'logout', {}, undefined, { signal: AbortSignal.timeout(patience), cookies: true })
      .catch((error: unknown) => session.fail({ during: 'logout', error }));
    leave();
  }

  /** All sessions of the user, this one last. */
  async function signOutEverywhere(): Promise<void> {
    await api.call('sessions', 'endSessions', {}, undefined, { cookies: true });
    leave();
  }

  /** Loads a visitor's description in the background. Failing is harmless: signing in loads it again. */
  function leave(): void {
    session.reset();
    api.load().catch(() => undefined);
  }

  return { ...opening, signInBy, signInAndLeave, signIn, signOut, signOutEverywhere };
}
