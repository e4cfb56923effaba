import { ApiUnreachable, type ApiClient } from '@traiteur/contract/wire/client.ts';
import type { Renewal } from './renewal.ts';
import type { Session } from './session.ts';

export interface StartOptions {
  api: ApiClient;
  session: Session;
  renew: Renewal['renew'];
}

/** The start of a front end: what it may call, and who is signed in. */
export function createStart({ api, session, renew }: StartOptions) {
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

  return { start, ready, awaitDescription, readUser };
}
