import type { NewFactor } from '@traiteur/contract/access/second-factor.ts';
import type { Tokens } from '@traiteur/contract/access/sign-in.ts';
import { useApi } from '@traiteur/front/front.ts';

/** The browser made or used no passkey: the user cancelled, or the device could not. */
export class PasskeyAborted extends Error {}

/** The library for passkeys is fetched on first use. */
export function usePasskeys() {
  const api = useApi();

  /** @throws {PasskeyAborted} {ApiRefusal} */
  async function make(name: string): Promise<NewFactor> {
    const optionsJSON = await api.call('second-factor', 'startPasskey');
    const { startRegistration } = await import('@simplewebauthn/browser');
    const answer = await startRegistration({ optionsJSON }).catch(throwUnlessAborted);
    return api.call('second-factor', 'addPasskey', {}, { name, answer });
  }

  /** @throws {PasskeyAborted} {ApiRefusal} */
  async function use(ticket: string | undefined): Promise<Tokens> {
    const optionsJSON = await api.call('sign-in', 'startPasskeySignIn', {}, { ...(ticket && { ticket }) });
    const { startAuthentication } = await import('@simplewebauthn/browser');
    const answer = await startAuthentication({ optionsJSON }).catch(throwUnlessAborted);
    return api.call('sign-in', 'signInWithPasskey', {}, { answer }, { final: true, cookies: true });
  }

  return { make, use };
}

function throwUnlessAborted(cause: unknown): never {
  throw new PasskeyAborted('no passkey', { cause });
}
