import { ApiUnreachable, type ApiClient } from '@traiteur/contract/wire/client.ts';
import type { Renewal } from './renewal.ts';
import type { Session } from './session.ts';

export interface StartOptions {
  api: ApiClient;
  session: Session;
  renew: Renewal['renew'];
}

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

  /** Waits for the user too, with a token. The next call retries a failure. @throws {ApiUnreachable} no answer */
  async function ready(): Promise<void> {
    startPromise ??= start();
    await startPromise.catch((error: unknown) => {
      startPromise = undefined;
      throw error;
    });
  }

  /** For calls that need a token but no user. @throws {ApiUnreachable} no answer */
  async function awaitDescription(): Promise<void> {
    ready().catch(() => undefined);
    await descriptionPromise;
  }

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
