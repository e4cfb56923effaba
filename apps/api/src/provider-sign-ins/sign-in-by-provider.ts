import type { Locale } from '@traiteur/domain/language.ts';
import { signInPaths } from '@traiteur/contract/access/sign-in-addresses.ts';
import type { SignInProviderName } from '@traiteur/contract/access/provider-sign-ins.ts';
import { randomNonce, randomPKCECodeVerifier, randomState } from 'openid-client';
import { countProviderSignIn, takeProviderSignInBack } from '../sign-in/attempts.ts';
import { openOnDevice } from '../sign-in/open-on-device.ts';
import { neededFactor } from '../second-factor/needed-factor.ts';
import type { OpenedSession } from '../sessions/session-rows.ts';
import type { Context } from '../core/context.ts';
import { Refusal } from '../core/refusal.ts';
import { findActiveAccount, keepProviderSignIn, takeProviderSignIn } from './provider-sign-in-rows.ts';
import type { SignInProvider } from './sign-in-provider.ts';

type Circumstances = Pick<Context, 'db' | 'clock' | 'request' | 'signInProviders'>;

/** Prepares a sign-in: where to go, and the state that has to come back. */
export async function startSignIn(
  { provider: name, locale }: { provider: SignInProviderName; locale: Locale },
  { db, clock, request, signInProviders }: Circumstances,
): Promise<{ address: string; state: string }> {
  const provider = signInProviders.find((set) => set.name === name);
  if (!provider) throw new Refusal('unknown-reference', { field: 'provider' });
  await countProviderSignIn(db, request.address);
  const secrets = { codeVerifier: randomPKCECodeVerifier(), nonce: randomNonce() };
  const state = newState(locale);
  const attempt = { ...secrets, state, redirectUri: redirectUriOf(provider, state, request.origin) };
  const address = await provider.addressFor(attempt).catch(failed);
  await keepProviderSignIn(db, { ...secrets, state, provider: name }, clock());
  return { address, state };
}

/** Opens a session for the active administrator whose verified address the provider gives. */
export async function completeSignIn(
  { code, state, iss }: { code: string; state: string; iss?: string | undefined },
  context: Circumstances & Pick<Context, 'cookies' | 'sealer'>,
): Promise<OpenedSession> {
  const { db, clock, request, signInProviders } = context;
  await countProviderSignIn(db, request.address);
  const signIn = await takeProviderSignIn(db, state, clock());
  const provider = signInProviders.find((set) => set.name === signIn?.provider);
  if (!signIn || !provider) throw new Refusal('sign-in-state-unknown');
  const attempt = { ...signIn, state, redirectUri: redirectUriOf(provider, state, request.origin) };
  const email = await provider.emailOf(attempt, { code, iss }).catch(failed);
  const account = email && (await findActiveAccount(db, email));
  if (!account) throw new Refusal('no-account-for-address');
  await takeProviderSignInBack(db, request.address);
  // A provider vouches for an address, and knows nothing of our second factor.
  const secondFactor = await neededFactor(db, account.id, clock());
  if (secondFactor) throw new Refusal('second-factor-needed', { secondFactor });
  return openOnDevice(account.id, context);
}

// A provider compares the redirect URI of the way back with that of the way there: the state carries the language over.
const newState = (locale: Locale) => `${locale}.${randomState()}`;
const localeOf = (state: string): Locale => (state.startsWith('en.') ? 'en' : 'fr');

const redirectUriOf = ({ redirectUri }: SignInProvider, state: string, origin: string): string =>
  redirectUri ?? origin + signInPaths[localeOf(state)];

function failed(cause: unknown): never {
  throw new Refusal('provider-failed', {}, { cause });
}
