import type { SignInProviderName } from '@traiteur/contract/access/provider-sign-ins.ts';
import { beforeEach, describe, expect, test } from 'vitest';
import { oauthStandIn } from '../../testing/providers/oauth-stand-in.ts';
import { client as registered, openidProvider } from '../../testing/providers/openid-provider.ts';
import { builder } from '../../testing/builder.ts';
import { testApp } from '../../testing/test-app.ts';
import { visitProvider } from '../../testing/providers/visit-provider.ts';
import { facebook, google, signInProvidersOf } from './known-providers.ts';
import { signInProvider } from './sign-in-provider.ts';
import { refusedWith } from '../../testing/expectations/refused-with.ts';

const claire = 'claire@example.com';
const silent = 'silent@example.com';
const likeGoogle = await openidProvider([{ email: claire, email_verified: true }, { email: silent }]);
const likeFacebook = await oauthStandIn();
const { origin } = likeFacebook;

const plain = signInProvider({
  name: 'oauth',
  label: 'Maison',
  clientId: 'public client',
  authorizationEndpoint: `${origin}/authorize`,
  tokenEndpoint: `${origin}/token`,
  userinfoEndpoint: `${origin}/account`,
  redirectUri: 'https://office.example.com/connexion',
  responseType: 'code',
  audience: 'https://api.example.com',
  scope: 'email',
});
const signInProviders = [
  google(registered, likeGoogle.issuer),
  facebook(registered, { dialog: origin, graph: origin }),
  plain,
];
const { db, host, client } = await testApp({ signInProviders });
likeGoogle.register(`${host}/connexion`);
const visitor = await client();

const world = builder(db);
await world.administrator({ email: claire });
await world.administrator({ email: silent });

beforeEach(() => {
  likeFacebook.heard.length = 0;
  Object.assign(likeFacebook.answer, { account: { id: '7', name: 'Claire', email: claire }, status: 200 });
});

const start = (provider: SignInProviderName) =>
  visitor.call('provider-sign-ins', 'startProviderSignIn', {}, { provider, locale: 'fr' });
const complete = (answer: { code: string; state: string; iss?: string }) =>
  visitor.call('provider-sign-ins', 'completeProviderSignIn', {}, answer);
const parametersOf = (address: string) => Object.fromEntries(new URL(address).searchParams);

describe('Google', () => {
  const enter = async (email: string) => {
    const back = await visitProvider(new URL((await start('google')).address), email);
    return complete(Object.fromEntries(back.searchParams) as { code: string; state: string });
  };

  test('is asked for the address and the profile, with PKCE, state and nonce', async () => {
    const { address, state } = await start('google');
    expect(parametersOf(address)).toEqual({
      response_type: 'code',
      client_id: registered.clientId,
      redirect_uri: `${host}/connexion`,
      scope: 'openid profile email',
      state,
      nonce: expect.stringMatching(/^[\w-]{40,}$/) as string,
      code_challenge: expect.stringMatching(/^[\w-]{43}$/) as string,
      code_challenge_method: 'S256',
    });
  });

  test('lets in whose address it has verified', async () => {
    expect(await enter(claire)).toMatchObject({ token_type: 'Bearer' });
  });

  test('lets nobody in whose address it does not say to have verified', async () => {
    await expect(enter(silent)).rejects.toMatchObject(refusedWith('no-account-for-address'));
  });
});

describe('Facebook', () => {
  test('is asked at its dialog, with PKCE and state', async () => {
    const { address, state } = await start('facebook');
    expect(new URL(address).pathname).toBe('/dialog/oauth');
    expect(parametersOf(address)).toEqual({
      response_type: 'code',
      client_id: registered.clientId,
      redirect_uri: `${host}/connexion`,
      scope: 'public_profile email',
      state,
      code_challenge: expect.stringMatching(/^[\w-]{43}$/) as string,
      code_challenge_method: 'S256',
    });
  });

  test('exchanges the code by a POST, and tells who it is by a GET with the token', async () => {
    const { state } = await start('facebook');
    expect(await complete({ code: 'from the dialog', state })).toMatchObject({ token_type: 'Bearer' });
    const [exchange, account] = likeFacebook.heard;
    expect(exchange).toMatchObject({ method: 'POST', address: { pathname: '/oauth/access_token' } });
    expect(exchange?.form).toEqual({
      code: 'from the dialog',
      client_id: registered.clientId,
      client_secret: registered.clientSecret,
      redirect_uri: `${host}/connexion`,
      response_type: 'code',
      grant_type: 'authorization_code',
      code_verifier: expect.stringMatching(/^[\w-]{43}$/) as string,
    });
    expect(account).toMatchObject({
      method: 'GET',
      address: { pathname: '/me' },
      authorization: expect.stringMatching(/^Bearer opens-the-account$/i) as string,
    });
    expect(parametersOf(account?.address.href ?? '')).toEqual({ fields: 'about,name,picture{url},email,birthday' });
  });

  test('lets nobody in who kept the address back', async () => {
    likeFacebook.answer.account = { id: '7', name: 'Claire' };
    const { state } = await start('facebook');
    await expect(complete({ code: 'from the dialog', state })).rejects.toMatchObject(
      refusedWith('no-account-for-address'),
    );
  });

  test('that answers with an error is no error of ours', async () => {
    likeFacebook.answer.status = 500;
    const { state } = await start('facebook');
    await expect(complete({ code: 'from the dialog', state })).rejects.toMatchObject(refusedWith('provider-failed'));
  });

  test('that answers nonsense is no error of ours', async () => {
    likeFacebook.answer.account = { email: [claire] };
    const { state } = await start('facebook');
    await expect(complete({ code: 'from the dialog', state })).rejects.toMatchObject(refusedWith('provider-failed'));
  });
});

describe('a provider of the house', () => {
  test('is asked for its audience, and sends people back where the settings say', async () => {
    expect(parametersOf((await start('oauth')).address)).toMatchObject({
      audience: 'https://api.example.com',
      redirect_uri: 'https://office.example.com/connexion',
      scope: 'email',
    });
  });

  test('gets code, client, redirect URI, response type, audience and grant type, and no secret where there is none', async () => {
    const { state } = await start('oauth');
    await complete({ code: 'from there', state });
    expect(likeFacebook.heard[0]?.form).toEqual({
      code: 'from there',
      client_id: 'public client',
      redirect_uri: 'https://office.example.com/connexion',
      response_type: 'code',
      audience: 'https://api.example.com',
      grant_type: 'authorization_code',
      code_verifier: expect.stringMatching(/^[\w-]{43}$/) as string,
    });
  });

  test('lets nobody in whose address it says not to have verified', async () => {
    likeFacebook.answer.account = { email: claire, email_verified: 'false' };
    const { state } = await start('oauth');
    await expect(complete({ code: 'from there', state })).rejects.toMatchObject(refusedWith('no-account-for-address'));
  });
});

test('the buttons stand in one order, and only for what is set', () => {
  const oauth = { label: 'Maison', clientId: 'traiteur', issuer: 'https://accounts.example.com', scope: 'openid' };
  const labels = signInProvidersOf({ google: registered, facebook: registered, oauth }).map(({ label }) => label);
  expect(labels).toEqual(['Google', 'Facebook', 'Maison']);
  expect(signInProvidersOf({ google: undefined, facebook: undefined, oauth: undefined })).toEqual([]);
});
