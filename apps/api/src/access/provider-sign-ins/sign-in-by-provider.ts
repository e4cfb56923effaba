import type { Locale } from '@traiteur/domain/text/language.ts';
import { signInPaths } from '@traiteur/contract/access/sign-in-addresses.ts';
import { siteSignInPaths } from '@traiteur/contract/site/site-addresses.ts';
import type { SignInProviderName } from '@traiteur/contract/access/provider-sign-ins.ts';
import { randomNonce, randomPKCECodeVerifier, randomState } from 'openid-client';
import { countProviderSignIn, removeProviderAttempts } from '../sign-in/attempts.ts';
import { inTransaction } from '../../database/rows/transactions.ts';
import { openOnDevice } from '../sign-in/open-on-device.ts';
import { neededFactor } from '../second-factor/needed-factor.ts';
import type { OpenedSession } from '../sessions/session-rows.ts';
import type { Account } from '../../core/caller.ts';
import type { Context } from '../../core/context.ts';
import { Refusal } from '../../core/refusal.ts';
import { lockActiveAccount, insertProviderSignIn, consumeProviderSignIn } from './provider-sign-in-rows.ts';
import type { SignInProvider } from './sign-in-provider.ts';

type Kind = Account['kind'];
type Circumstances = Pick<Context, 'db' | 'clock' | 'request' | 'signInProviders' | 'siteUrl'>;

interface ProviderAnswer {
  code: string;
  state: string;
  iss?: string | undefined;
}

/** The house's own provider, `oauth`, knows only staff. */
export const providersOf = (
  kind: Kind,
  { signInProviders }: Pick<Circumstances, 'signInProviders'>,
): SignInProvider[] => signInProviders.filter(({ name }) => kind === 'staff' || name !== 'oauth');

export async function startSignIn(
  kind: Kind,
  { provider: name, locale }: { provider: SignInProviderName; locale: Locale },
  context: Circumstances,
): Promise<{ address: string; state: string }> {
  const { db, clock, request } = context;
  const provider = providersOf(kind, context).find((set) => set.name === name);
  if (!provider) throw new Refusal('unknown-reference', { field: 'provider' });
  await countProviderSignIn(db, request.address);
  const secrets = { codeVerifier: randomPKCECodeVerifier(), nonce: randomNonce() };
  const state = newState(kind, locale);
  const attempt = { ...secrets, state, redirectUri: redirectUriOf(provider, state, context) };
  const address = await provider.addressFor(attempt).catch(failSignIn);
  await insertProviderSignIn(db, { ...secrets, state, provider: name }, clock());
  return { address, state };
}

export async function completeSignIn(
  answer: ProviderAnswer,
  context: Circumstances & Pick<Context, 'cookies' | 'sealer'>,
): Promise<OpenedSession> {
  const { db, clock, request } = context;
  const email = await emailFrom('staff', answer, context);
  const { session, secondFactor } = await inTransaction(db, async (transaction) => {
    const account = email && (await lockActiveAccount(transaction, email));
    if (!account) throw new Refusal('no-account-for-address');
    // A provider vouches for an address, and knows nothing of our second factor.
    const secondFactor = await neededFactor(transaction, account.id, clock());
    if (secondFactor) return { secondFactor };
    return { session: await openOnDevice({ kind: 'staff', id: account.id }, { ...context, db: transaction }) };
  });
  await removeProviderAttempts(db, request.address);
  // Not in the transaction: a rollback would remove the ticket.
  if (secondFactor) throw new Refusal('second-factor-needed', { secondFactor });
  return session;
}

/** Undefined for an address not verified. @throws {Refusal} `sign-in-state-unknown`, `provider-failed` */
export async function emailFrom(
  kind: Kind,
  { code, state, iss }: ProviderAnswer,
  context: Circumstances,
): Promise<string | undefined> {
  const { db, clock, request } = context;
  await countProviderSignIn(db, request.address);
  // The kind is checked before the state is consumed: a return to the wrong site can still go to the right one.
  const signIn = kindOf(state) === kind ? await consumeProviderSignIn(db, state, clock()) : undefined;
  const provider = providersOf(kind, context).find((set) => set.name === signIn?.provider);
  if (!signIn || !provider) throw new Refusal('sign-in-state-unknown');
  const attempt = { ...signIn, state, redirectUri: redirectUriOf(provider, state, context) };
  return provider.emailOf(attempt, { code, iss }).catch(failSignIn);
}

// The redirect URI must be the same both ways, so the state carries kind and language; its hash protects both.
const newState = (kind: Kind, locale: Locale) => `${kind === 'client' ? 'client.' : ''}${locale}.${randomState()}`;
const kindOf = (state: string): Kind => (state.startsWith('client.') ? 'client' : 'staff');
const localeOf = (state: string): Locale => (/^(client\.)?en\./.test(state) ? 'en' : 'fr');

function redirectUriOf(
  { redirectUri }: SignInProvider,
  state: string,
  { request, siteUrl }: Pick<Circumstances, 'request' | 'siteUrl'>,
): string {
  if (kindOf(state) === 'client') return siteUrl + siteSignInPaths[localeOf(state)];
  return redirectUri ?? request.origin + signInPaths[localeOf(state)];
}

function failSignIn(cause: unknown): never {
  throw new Refusal('provider-failed', {}, { cause });
}
