import { generateKeyPairSync } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import Provider from 'oidc-provider';
import { afterwards } from '../afterwards.ts';

/** The subject of an account is its email address. */
interface Account {
  email: string;
  email_verified?: boolean;
}

export const client = { clientId: 'traiteur', clientSecret: 'a secret between the two' };

/** A real provider for the calling test file; it requires PKCE. Call `register` once the redirect URIs are known. */
export async function openidProvider(accounts: readonly Account[]) {
  const server = createServer();
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  afterwards(() => server.close());
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    issuer,
    register(...redirectUris: string[]) {
      const provider = providerOf(issuer, accounts, redirectUris);
      const answer = provider.callback();
      server.on('request', (request: IncomingMessage, response: ServerResponse) => {
        if (request.url?.startsWith('/interaction/')) void signIn(provider, request, response);
        else void answer(request, response);
      });
    },
  };
}

function providerOf(issuer: string, accounts: readonly Account[], redirectUris: string[]): Provider {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  return new Provider(issuer, {
    clients: [
      {
        client_id: client.clientId,
        client_secret: client.clientSecret,
        redirect_uris: redirectUris,
        token_endpoint_auth_method: 'client_secret_post',
      },
    ],
    jwks: { keys: [{ ...privateKey.export({ format: 'jwk' }), use: 'sig' }] },
    cookies: { keys: ['for a test'] },
    claims: { openid: ['sub'], profile: ['name'], email: ['email', 'email_verified'] },
    pkce: { required: () => true },
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_, { uid }) => `/interaction/${uid}` },
    ttl: { Session: 60, Interaction: 60, Grant: 60, AccessToken: 60, IdToken: 60, AuthorizationCode: 60 },
    findAccount: (_, accountId) => {
      const account = accounts.find(({ email }) => email === accountId);
      return account && { accountId, claims: () => ({ sub: accountId, ...account }) };
    },
  });
}

const page = `<!doctype html><title>Elsewhere</title><h1>Elsewhere</h1>
<form method="post"><label>Address <input name="email"></label>
<button>Sign in</button><button name="refuse" value="yes">Refuse</button></form>`;

async function signIn(provider: Provider, request: IncomingMessage, response: ServerResponse): Promise<void> {
  if (request.method !== 'POST') {
    response.setHeader('content-type', 'text/html').end(page);
    return;
  }
  const posted = new URLSearchParams(await text(request));
  const { params } = await provider.interactionDetails(request, response);
  if (posted.has('refuse')) return provider.interactionFinished(request, response, { error: 'access_denied' });
  const accountId = posted.get('email') ?? '';
  const grant = new provider.Grant({ accountId, clientId: String(params['client_id']) });
  grant.addOIDCScope(String(params['scope']));
  await provider.interactionFinished(request, response, {
    login: { accountId },
    consent: { grantId: await grant.save() },
  });
}
