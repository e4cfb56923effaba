import type { Tokens } from '@traiteur/contract/access/sign-in.ts';
import type { Locale } from '@traiteur/domain/text/language.ts';
import type { SignInProviderName } from '@traiteur/contract/access/provider-sign-ins.ts';
import { beforeEach, describe, expect, test } from 'vitest';
import { removeAdministrator } from '../administrators/administrator-rows.ts';
import { oauthStandIn } from '../../testing/providers/oauth-stand-in.ts';
import { client as registered, openidProvider } from '../../testing/providers/openid-provider.ts';
import { authenticatorApp } from '../../testing/factors/authenticator-app.ts';
import { during } from '../../testing/sequences/during.ts';
import { openSession } from '../sessions/session-rows.ts';
import { builder } from '../../testing/builder.ts';
import { mondayMorning, testApp } from '../../testing/test-app.ts';
import { visitProvider } from '../../testing/providers/visit-provider.ts';
import { signInProvider } from './sign-in-provider.ts';
import { refusedWith } from '../../testing/expectations/refused-with.ts';

const claire = 'claire@example.com';
const stranger = 'stranger@example.com';
const paul = 'paul@example.com';
const unverified = 'unverified@example.com';
const silent = 'silent@example.com';
const leaving = 'leaving@example.com';

const house = await openidProvider([
  { email: claire, email_verified: true },
  { email: stranger, email_verified: true },
  { email: paul, email_verified: true },
  { email: unverified, email_verified: false },
  { email: silent },
  { email: leaving, email_verified: true },
  { email: 'odile@example.com', email_verified: true },
]);
const provider = signInProvider({
  ...registered,
  name: 'oauth',
  label: 'Maison',
  issuer: house.issuer,
  responseType: 'code',
  scope: 'openid profile email',
});
const away = await oauthStandIn();
const google = signInProvider({ ...registered, name: 'google', label: 'Google', issuer: away.origin, scope: 'openid' });
const { app, db, host, time, client } = await testApp({ signInProviders: [google, provider] });
house.register(`${host}/connexion`, `${host}/en/login`);
const visitor = await client();

const world = builder(db);
await world.administrator({ email: 'Claire@Example.com' });
await world.administrator({ email: paul, active: false });
await world.administrator({ email: unverified });
await world.administrator({ email: silent });

beforeEach(() => {
  time.now = mondayMorning;
});

const start = (locale: Locale = 'fr', by: SignInProviderName = 'oauth') =>
  visitor.call('provider-sign-ins', 'startProviderSignIn', {}, { provider: by, locale });

/** What the provider sends back with somebody who signed in there, maybe at an address that was tampered with. */
async function answerFor(email: string, locale?: Locale, tampered: Record<string, string> = {}) {
  const address = new URL((await start(locale)).address);
  for (const [name, value] of Object.entries(tampered)) address.searchParams.set(name, value);
  const back = await visitProvider(address, email);
  const answer = Object.fromEntries(back.searchParams) as { code: string; state: string; iss: string };
  return { back, answer };
}

const complete = (answer: { code: string; state: string; iss?: string }): Promise<Tokens> =>
  visitor.call('provider-sign-ins', 'completeProviderSignIn', {}, answer);

const enter = async (email: string) => complete((await answerFor(email)).answer);

describe('signing in with a provider', () => {
  test('opens a session of the administrator who has the address, whatever its capitals', async () => {
    const { token } = await enter(claire);
    const answer = await app.inject({ url: '/api/auth/user', headers: { authorization: `Bearer ${token}` } });
    expect(answer.json()).toMatchObject({ user: { email: 'Claire@Example.com' } });
  });

  test('does not walk round the second factor', async () => {
    const email = 'odile@example.com';
    const id = await world.administrator({ email });
    const { token } = await openSession(
      db,
      { kind: 'staff', id },
      { userAgent: 'test', address: '127.0.0.1' },
      time.now,
    );
    const odile = await client(token);
    const { seed, enrolment } = await odile.call('second-factor', 'startAuthenticator');
    const code = authenticatorApp(seed).codeAt(time.now);
    await odile.call('second-factor', 'confirmAuthenticator', {}, { enrolment, code });
    await expect(enter(email)).rejects.toMatchObject({
      problem: { code: 'second-factor-needed', secondFactor: { means: ['authenticator', 'recovery-code'] } },
    });
  });

  test.each([
    ['fr', '/connexion'],
    ['en', '/en/login'],
  ] as const)('leads back to the sign-in screen of the language %s, and in from there', async (locale, path) => {
    const { back, answer } = await answerFor(claire, locale);
    expect(back.origin + back.pathname).toBe(host + path);
    expect(await complete(answer)).toMatchObject({ token_type: 'Bearer' });
  });

  test('takes the word of a provider that does not say whether it verifies', async () => {
    expect(await enter(silent)).toMatchObject({ token_type: 'Bearer' });
  });

  test('offers the providers that are set by name and label, and tells nothing else of them', async () => {
    const { items } = await visitor.call('provider-sign-ins', 'listSignInProviders');
    expect(items).toEqual([
      { name: 'google', label: 'Google' },
      { name: 'oauth', label: 'Maison' },
    ]);
  });

  test('costs its address nothing', async () => {
    const attempts = async () =>
      (await db.selectFrom('sign_in_attempts').select('attempts').where('key', 'like', 'provider %').executeTakeFirst())
        ?.attempts;
    await enter(claire);
    const attemptCount = await attempts();
    await enter(claire);
    expect(await attempts()).toBe(attemptCount);
  });

  test('keeps the secret out of the address', async () => {
    expect((await start()).address).not.toContain(encodeURIComponent(registered.clientSecret));
  });
});

describe('nobody enters', () => {
  test('without an account', async () => {
    await expect(enter(stranger)).rejects.toMatchObject(refusedWith('no-account-for-address'));
  });

  test('with a deactivated account', async () => {
    await expect(enter(paul)).rejects.toMatchObject(refusedWith('no-account-for-address'));
  });

  test('whose account is removed while the provider sends them back', async () => {
    const id = await world.administrator({ email: leaving });
    const { answer } = await answerFor(leaving);
    const [outcome] = await during(db, (transaction) => removeAdministrator(transaction, id, 0), [
      () => complete(answer),
    ]);
    expect(outcome).toMatchObject({ status: 'rejected', reason: refusedWith('no-account-for-address') });
  });

  test('with an address that the provider has not verified', async () => {
    await expect(enter(unverified)).rejects.toMatchObject(refusedWith('no-account-for-address'));
  });

  test('with a made-up code', async () => {
    const { state } = await start();
    const answer = { code: 'made-up', state, iss: house.issuer };
    await expect(complete(answer)).rejects.toMatchObject(refusedWith('provider-failed'));
  });

  test.each([
    ['a PKCE challenge', { code_challenge: 'x'.repeat(43) }],
    ['a nonce', { nonce: 'of another sign-in' }],
  ])('with %s that is not ours', async (_, tampered) => {
    const { answer } = await answerFor(claire, 'fr', tampered);
    await expect(complete(answer)).rejects.toMatchObject(refusedWith('provider-failed'));
  });

  test('with the code of another sign-in', async () => {
    const { answer } = await answerFor(claire);
    const { state } = await start();
    await expect(complete({ ...answer, state })).rejects.toMatchObject(refusedWith('provider-failed'));
  });

  test('with the answer of another issuer', async () => {
    const { answer } = await answerFor(claire);
    await expect(complete({ ...answer, iss: 'https://accounts.example.com' })).rejects.toMatchObject(
      refusedWith('provider-failed'),
    );
  });

  test('by a provider that is not set', async () => {
    await expect(start('fr', 'facebook')).rejects.toMatchObject({
      problem: { code: 'unknown-reference', field: 'provider' },
    });
  });
});

describe('a state', () => {
  test('that nobody was given is refused', async () => {
    const { answer } = await answerFor(claire);
    await expect(complete({ ...answer, state: `${answer.state}x` })).rejects.toMatchObject(
      refusedWith('sign-in-state-unknown'),
    );
  });

  test('is good once, even when it comes back twice at the same time', async () => {
    const { answer } = await answerFor(claire);
    const outcomes = await Promise.allSettled([complete(answer), complete(answer), complete(answer)]);
    const refusals = outcomes.filter((outcome) => outcome.status === 'rejected');
    expect(refusals.map(({ reason }) => reason as unknown)).toMatchObject([
      refusedWith('sign-in-state-unknown'),
      refusedWith('sign-in-state-unknown'),
    ]);
  });

  test('is over after ten minutes', async () => {
    const { answer } = await answerFor(claire);
    time.now = new Date(mondayMorning.getTime() + 10 * 60_000);
    await expect(complete(answer)).rejects.toMatchObject(refusedWith('sign-in-state-unknown'));
  });

  test('is only kept as a hash', async () => {
    const { state } = await start();
    const signIns = await db.selectFrom('provider_sign_ins').selectAll().execute();
    expect(JSON.stringify(signIns.map((row) => ({ ...row, state_hash: row.state_hash.toString() })))).not.toContain(
      state,
    );
  });
});

test('a provider that is away is refused, and asked again the next time', async () => {
  away.answer.status = 503;
  await expect(start('fr', 'google')).rejects.toMatchObject(refusedWith('provider-failed'));
  away.answer.status = 200;
  away.answer.account = { issuer: away.origin, authorization_endpoint: `${away.origin}/authorize` };
  expect((await start('fr', 'google')).address).toContain(`${away.origin}/authorize?`);
});

test('after a hundred that lead nowhere an address waits, and is not refused', async () => {
  await db
    .insertInto('sign_in_attempts')
    .values({ key: 'provider address 192.0.2.7', attempts: 120, since: new Date() })
    .execute();
  const startTime = performance.now();
  const answer = await app.inject({
    method: 'POST',
    url: '/api/provider-sign-ins/completion',
    remoteAddress: '192.0.2.7',
    payload: { code: 'made-up', state: 'made-up' },
  });
  expect([answer.statusCode, performance.now() - startTime > 500]).toEqual([409, true]);
});
