import type { SignInProviderName } from '@traiteur/contract/access/provider-sign-ins.ts';
import {
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  calculatePKCECodeChallenge,
  ClientSecretPost,
  Configuration,
  discovery,
  fetchProtectedResource,
  fetchUserInfo,
  None,
  type ServerMetadata,
} from 'openid-client';
import * as z from 'zod/mini';
import { readOnce } from '../../core/read-once.ts';

declare module '../../core/services.ts' {
  interface Services {
    signInProviders: readonly SignInProvider[];
  }
}

/** Endpoints left out are those that the issuer publishes. */
export interface ProviderTerms {
  name: SignInProviderName;
  label: string;
  clientId: string;
  clientSecret?: string | undefined;
  issuer?: string | undefined;
  authorizationEndpoint?: string | undefined;
  tokenEndpoint?: string | undefined;
  userinfoEndpoint?: string | undefined;
  /** Undefined for the sign-in screen's. */
  redirectUri?: string | undefined;
  /** Also sent to the token endpoint. */
  responseType?: 'code' | undefined;
  audience?: string | undefined;
  scope: string;
  /** Without it, an address counts unless the provider says that it is not verified. */
  mustSayVerified?: boolean;
}

export interface Attempt {
  state: string;
  nonce: string;
  codeVerifier: string;
  redirectUri: string;
}

export interface SignInProvider {
  name: SignInProviderName;
  label: string;
  redirectUri: string | undefined;
  addressFor: (attempt: Attempt) => Promise<string>;
  /** Undefined for an address not verified. Throws, as `addressFor` does, when the provider fails. */
  emailOf: (attempt: Attempt, answer: { code: string; iss?: string | undefined }) => Promise<string | undefined>;
}

/** For each answer of a provider, in seconds. */
const patience = 10;

export function signInProvider(terms: ProviderTerms): SignInProvider {
  // A provider that was down is asked again the next time.
  const configuration = readOnce(() => configure(terms));
  return {
    name: terms.name,
    label: terms.label,
    redirectUri: terms.redirectUri,
    addressFor: async (attempt) => addressAt(await configuration(), terms, attempt),
    emailOf: async (attempt, answer) => {
      const account = await accountAt(await configuration(), terms, attempt, answer);
      return isVerified(account, terms) ? account.email : undefined;
    },
  };
}

async function configure(terms: ProviderTerms): Promise<Configuration> {
  const { issuer, authorizationEndpoint, tokenEndpoint, userinfoEndpoint, clientId, clientSecret } = terms;
  const statedMetadata = {
    ...(authorizationEndpoint && { authorization_endpoint: authorizationEndpoint }),
    ...(tokenEndpoint && { token_endpoint: tokenEndpoint }),
    ...(userinfoEndpoint && { userinfo_endpoint: userinfoEndpoint }),
  };
  // The settings allow plain HTTP only for this machine.
  const execute = [issuer, ...Object.values(statedMetadata)].some((address) => address?.startsWith('http:'))
    ? [allowInsecureRequests]
    : [];
  const hasEndpoints = authorizationEndpoint && tokenEndpoint && userinfoEndpoint;
  const publishedMetadata: ServerMetadata = hasEndpoints
    ? { issuer: issuer ?? new URL(authorizationEndpoint).origin }
    : (
        await discovery(new URL(issuer ?? ''), clientId, undefined, None(), { execute, timeout: patience })
      ).serverMetadata();
  const authentication = clientSecret ? ClientSecretPost(clientSecret) : None();
  const configuration = new Configuration(
    { ...publishedMetadata, ...statedMetadata },
    clientId,
    undefined,
    authentication,
  );
  configuration.timeout = patience;
  for (const extension of execute) extension(configuration);
  return configuration;
}

const isOpenId = ({ scope }: ProviderTerms) => scope.split(' ').includes('openid');

async function addressAt(
  configuration: Configuration,
  terms: ProviderTerms,
  { state, nonce, codeVerifier, redirectUri }: Attempt,
): Promise<string> {
  return buildAuthorizationUrl(configuration, {
    response_type: 'code',
    redirect_uri: redirectUri,
    scope: terms.scope,
    state,
    code_challenge: await calculatePKCECodeChallenge(codeVerifier),
    code_challenge_method: 'S256',
    ...(isOpenId(terms) && { nonce }),
    ...(terms.audience && { audience: terms.audience }),
  }).href;
}

/** Some providers write booleans as text. */
const account = z.object({
  email: z.optional(z.string()),
  email_verified: z.optional(z.union([z.boolean(), z.string()])),
});
type Account = z.output<typeof account>;

async function accountAt(
  configuration: Configuration,
  terms: ProviderTerms,
  { state, nonce, codeVerifier, redirectUri }: Attempt,
  { code, iss }: { code: string; iss?: string | undefined },
): Promise<Account> {
  const back = new URL(redirectUri);
  back.search = new URLSearchParams({ code, state, ...(iss && { iss }) }).toString();
  const tokens = await authorizationCodeGrant(
    configuration,
    back,
    { expectedState: state, pkceCodeVerifier: codeVerifier, ...(isOpenId(terms) && { expectedNonce: nonce }) },
    {
      ...(terms.responseType && { response_type: terms.responseType }),
      ...(terms.audience && { audience: terms.audience }),
    },
  );
  const subject = tokens.claims()?.sub;
  return account.parse(
    subject === undefined
      ? await readAccount(configuration, tokens.access_token)
      : await fetchUserInfo(configuration, tokens.access_token, subject),
  );
}

/** For plain OAuth 2, which has no identity token. */
async function readAccount(configuration: Configuration, accessToken: string): Promise<unknown> {
  const address = new URL(configuration.serverMetadata().userinfo_endpoint ?? '');
  const answer = await fetchProtectedResource(configuration, accessToken, address, 'GET');
  if (!answer.ok) throw new Error(`The account could not be read: status ${answer.status}`);
  return answer.json();
}

function isVerified({ email_verified: emailVerified }: Account, { mustSayVerified }: ProviderTerms): boolean {
  return mustSayVerified ? String(emailVerified) === 'true' : String(emailVerified) !== 'false';
}
