import type { Locale } from '@traiteur/domain/text/language.ts';
import { expect, test } from 'vitest';
import { signInProvider } from '../../access/provider-sign-ins/sign-in-provider.ts';
import { eraseClient } from '../clients/personal-data/erase-client.ts';
import { builder } from '../../testing/builder.ts';
import { client as registered, openidProvider } from '../../testing/providers/openid-provider.ts';
import { during } from '../../testing/sequences/during.ts';
import { testApp } from '../../testing/test-app.ts';
import { visitProvider } from '../../testing/providers/visit-provider.ts';
import { refusedWith } from '../../testing/expectations/refused-with.ts';

const noor = 'noor@example.com';
const claire = 'claire@example.com';
const phoned = 'phoned@example.com';
const unverified = 'unverified@example.com';
const leaving = 'leaving@example.com';

const accounts = await openidProvider([
  { email: noor, email_verified: true },
  { email: claire, email_verified: true },
  { email: phoned, email_verified: true },
  { email: unverified, email_verified: false },
  { email: leaving, email_verified: true },
]);
const terms = { ...registered, issuer: accounts.issuer, scope: 'openid profile email', mustSayVerified: true };
const google = signInProvider({ ...terms, name: 'google', label: 'Google' });
const ofHouse = signInProvider({ ...terms, name: 'oauth', label: 'Maison' });
const { db, host, time, client, clientSignedIn } = await testApp({ signInProviders: [google, ofHouse] });
const siteUrl = 'https://www.example.com';
accounts.register(`${siteUrl}/connexion`, `${siteUrl}/en/login`, `${host}/connexion`, `${host}/en/login`);
const visitor = await client();
const world = builder(db);

/** A client with that address, and with an account unless the house took them by phone. */
async function clientWith(email: string, hasAccount = true): Promise<number> {
  const { clientId } = await world.client({ email });
  if (hasAccount) await clientSignedIn(clientId);
  return clientId;
}
const noorId = await clientWith(noor);
await clientWith(phoned, false);
await clientWith(unverified);
await world.administrator({ email: claire });
await world.administrator({ email: noor });

const begin = (locale: Locale = 'fr') =>
  visitor.call('client-provider-sign-ins', 'startClientProviderSignIn', {}, { provider: 'google', locale });
const beginAsStaff = () =>
  visitor.call('provider-sign-ins', 'startProviderSignIn', {}, { provider: 'google', locale: 'fr' });

/** What the provider sends back with somebody who signed in there. */
async function answerFor(address: string, email: string) {
  const back = await visitProvider(new URL(address), email);
  const { code = '', state = '', iss = '' } = Object.fromEntries(back.searchParams);
  return { back, answer: { code, state, iss } };
}
type Answer = Awaited<ReturnType<typeof answerFor>>['answer'];
const complete = (answer: Answer) =>
  visitor.call('client-provider-sign-ins', 'completeClientProviderSignIn', {}, answer);
const completeAsStaff = (answer: Answer) => visitor.call('provider-sign-ins', 'completeProviderSignIn', {}, answer);
const enter = async (email: string) => complete((await answerFor((await begin()).address, email)).answer);

test('clients are offered Google and Facebook where they are set, and not the account of the house', async () => {
  const { items } = await visitor.call('client-provider-sign-ins', 'listClientSignInProviders');
  expect(items).toEqual([{ name: 'google', label: 'Google' }]);
  const start = visitor.call(
    'client-provider-sign-ins',
    'startClientProviderSignIn',
    {},
    { provider: 'oauth', locale: 'fr' },
  );
  await expect(start).rejects.toMatchObject(refusedWith('unknown-reference'));
});

test.each([
  ['fr', '/connexion'],
  ['en', '/en/login'],
] as const)(
  'a provider leads back to the site in the language %s, and into the client’s own account',
  async (locale, path) => {
    const { back, answer } = await answerFor((await begin(locale)).address, noor);
    expect(back.origin + back.pathname).toBe(siteUrl + path);
    const { token } = await complete(answer);
    expect(token).toMatch(/^client\./);
    const ownClient = await client(token);
    expect((await ownClient.call('sign-in', 'getUser')).user).toMatchObject({ id: noorId, email: noor, scope: [] });
    await expect(complete(answer)).rejects.toMatchObject(refusedWith('sign-in-state-unknown'));
  },
);

test('nobody enters without an account of that address, or with one that the provider has not verified', async () => {
  for (const email of [claire, phoned, unverified])
    await expect(enter(email)).rejects.toMatchObject(refusedWith('no-account-for-address'));
});

test('a sign-in that was begun for one kind of account never opens the other', async () => {
  const { answer: ofClient } = await answerFor((await begin()).address, noor);
  await expect(completeAsStaff(ofClient)).rejects.toMatchObject(refusedWith('sign-in-state-unknown'));
  const { answer: ofStaff } = await answerFor((await beginAsStaff()).address, noor);
  await expect(complete(ofStaff)).rejects.toMatchObject(refusedWith('sign-in-state-unknown'));
  expect((await completeAsStaff(ofStaff)).token).not.toMatch(/^client\./);
});

test('who is erased while their provider sends them back has no account any more', async () => {
  const id = await clientWith(leaving);
  const { answer } = await answerFor((await begin()).address, leaving);
  const [outcome] = await during(db, (transaction) => eraseClient(transaction, id, 1, time.now), [
    () => complete(answer),
  ]);
  expect(outcome).toMatchObject({ status: 'rejected', reason: refusedWith('no-account-for-address') });
});
