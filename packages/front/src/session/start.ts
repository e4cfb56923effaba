import { ApiUnreachable, type ApiClient } from '@traiteur/contract/wire/client.ts';
import type { Renewal } from './renewal.ts';
import type { Session } from './session.ts';

export interface StartOptions {
  api: ApiClient;
  session: Session;
  renew: Renewal['renew'];
}

/** Reads the API's description and the user. */
export function createStart({ api, session, renew }: StartOptions) {
  let startPromise: Promise<void> | undefined;
  let descriptionPromise: Promise<boolean> | undefined;

  async function start(): Promise<void> {
    descriptionPromise = describe();
    if (!(await descriptionPromise)) return;
    await readUser().catch((error: unknown) => {
      if (session.token()) throw error;
    });
  }

  /** Renews the token if needed. True when the description is that of a signed-in user. */
  async function describe(): Promise<boolean> {
    await api.load();
    if (!session.token()) {
      // The cookie lived as long as the session.
      if (session.renewalKey()) session.reset('expired');
      return false;
    }
    if (!api.offers('sign-in', 'getUser')) {
      if (await renew(session.token())) await api.load();
      else if (session.renewalKey()) throw new ApiUnreachable('not renewed');
    }
    if (api.offers('sign-in', 'getUser')) return true;
    // The renewal may already have set the reason.
    if (session.token()) session.reset('expired');
    return false;
  }

  /**
   * Waits for the description and, with a token, the user. After a failure the next call tries again.
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
   * Waits for the description only: calls that need just a token need not wait for the user.
   * @throws {ApiUnreachable} while the server does not answer
   */
  async function awaitDescription(): Promise<void> {
    ready().catch(() => undefined);
    await descriptionPromise;
  }

  /** Also after users change their own account. */
  async function readUser(): Promise<void> {
    try {
      const { user } = await api.call('sign-in', 'getUser');
      // The user may have signed out meanwhile.
      if (session.token()) session.enter(user);
    } catch (error) {
      session.fail({ during: 'user', error });
      throw error;
    }
  }

  return { start, ready, awaitDescription, readUser };
}
