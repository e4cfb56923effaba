import { siteTokenIn } from '@traiteur/contract/site/site-addresses.ts';
import { expect, test } from 'vitest';
import { createClient } from '../clients/client-rows.ts';
import { refusedWith } from '../../testing/expectations/refused-with.ts';
import { quickHash } from '../../testing/quick-hash.ts';
import { during } from '../../testing/sequences/during.ts';
import { startSmtpServer } from '../../testing/servers/smtp-server.ts';
import { testApp } from '../../testing/test-app.ts';
import { builder } from '../../testing/builder.ts';
import { unsaidOfClient } from './registrant.ts';
import { insertUnprovenAccount } from './unproven-account-rows.ts';

const { url: smtpUrl, emails } = await startSmtpServer();
const { db, app, time, client, clientSignedIn, signedIn, mailer } = await testApp({ smtpUrl });
const visitor = await client();
const owner = await signedIn('owner');
const world = builder(db);
const password = 'une tarte aux mirabelles';
const passwordHash = await quickHash(password);

const names = { firstName: 'Agnès', lastName: 'Morel', locale: 'fr' } as const;
let count = 0;
const newEmail = () => `agnes-${count++}@example.com`;

/** Somebody who registered while the house had no mail server, signed in, with an address to deliver to. */
async function unproven(email: string) {
  const { clientId: id } = await world.client({ ...names, email: '' });
  await insertUnprovenAccount(db, { clientId: id, email, passwordHash, now: time.now });
  return { id, email, own: await clientSignedIn(id) };
}

/** A client whom the house knows by phone, with that e-mail address. */
async function regular(email: string): Promise<number> {
  const { clientId } = await world.client({ ...names, postalCodes: ['75019'], email });
  return clientId;
}

/** Asks for the link: what it holds, and the key of the browser. */
async function linkFor({ own, email }: Awaited<ReturnType<typeof unproven>>) {
  const { registrationKey } = await own.call('own-profile', 'requestAddressProof');
  await mailer.settled();
  const mail = emails.findLast(({ to }) => JSON.stringify(to).includes(email));
  const { hash } = new URL(/https:\S+/.exec(mail?.text ?? '')?.[0] ?? 'https://none');
  return { registrationKey, token: siteTokenIn(hash, 'registration') ?? '', text: mail?.text ?? '' };
}
const confirm = (proof: { token: string; registrationKey?: string; password?: string }) =>
  visitor.call('client-accounts', 'confirmRegistration', {}, proof);
const idOf = async ({ token }: { token: string }) =>
  (await app.inject({ url: '/api/auth/user', headers: { authorization: `Bearer ${token}` } })).json<{
    user: { id: number };
  }>().user.id;
const signIn = (email: string) => visitor.call('client-accounts', 'signInClient', {}, { email, password });

test('where mails leave nobody opens an account of an unproven address', async () => {
  const person = { ...names, phone: '06 12 34 56 78', email: newEmail(), password };
  await expect(visitor.call('client-accounts', 'openUnprovenAccount', {}, person)).rejects.toMatchObject(
    refusedWith('proof-needed'),
  );
});

test('who opens the link has the address on their record, and stays signed in with the same password', async () => {
  const someone = await unproven(newEmail());
  const { registrationKey, token } = await linkFor(someone);
  expect(await idOf(await confirm({ token, registrationKey }))).toBe(someone.id);
  expect(await owner.call('clients', 'get', { id: someone.id })).toMatchObject({
    email: someone.email,
    unprovenEmail: '',
  });
  expect(await idOf(await signIn(someone.email))).toBe(someone.id);
  await expect(someone.own.call('own-profile', 'requestAddressProof')).rejects.toMatchObject(refusedWith('not-found'));
});

test('who opens a link that the holder of an unproven account asked for gives them nothing: it takes their browser or their password', async () => {
  const email = newEmail();
  const id = await regular(email);
  const thief = await unproven(email);
  const { token } = await linkFor(thief);
  await expect(confirm({ token })).rejects.toMatchObject({ problem: { errors: [{ field: 'password' }] } });
  await expect(confirm({ token, password: 'une autre phrase' })).rejects.toMatchObject({
    problem: { errors: [{ code: 'wrong-password' }] },
  });
  expect(await owner.call('clients', 'get', { id: thief.id })).toMatchObject({ email: '' });
  expect(await owner.call('clients', 'get', { id })).toMatchObject({ email });
});

test.each(['taken by phone', 'with an account of its own'])(
  'where the house has a record of the address %s, theirs is merged into it, with their password',
  async (kind) => {
    const email = newEmail();
    const id = await regular(email);
    const old =
      kind === 'taken by phone' ? undefined : await clientSignedIn(id, await quickHash('une quiche lorraine'));
    const someone = await unproven(email);
    const { registrationKey, token, text } = await linkFor(someone);
    expect(text).toContain('Nous vous connaissons déjà');
    expect(await idOf(await confirm({ token, registrationKey }))).toBe(id);
    const { addresses } = await owner.call('clients', 'get', { id });
    expect(addresses.map(({ postalCode }) => postalCode).toSorted()).toEqual(['75019', '75020']);
    await expect(owner.call('clients', 'get', { id: someone.id })).rejects.toMatchObject(refusedWith('not-found'));
    expect(await idOf(await signIn(email))).toBe(id);
    if (old) expect(await idOf(old).catch(() => undefined)).toBeUndefined();
  },
);

test('who registers by a mailed link is not held up by whoever typed their address, who has nothing of theirs', async () => {
  const email = newEmail();
  const squatter = await unproven(email);
  const otherPassword = 'une brioche aux pralines';
  const person = { ...names, phone: '06 12 34 56 78', email, password: otherPassword };
  const { registrationKey } = await visitor.call('client-accounts', 'registerClient', {}, person);
  await mailer.settled();
  const mail = emails.findLast(({ to }) => JSON.stringify(to).includes(email));
  const { hash } = new URL(/https:\S+/.exec(mail?.text ?? '')?.[0] ?? 'https://none');
  const id = await idOf(await confirm({ token: siteTokenIn(hash, 'registration') ?? '', registrationKey }));
  expect(id).not.toBe(squatter.id);
  expect(await owner.call('clients', 'get', { id })).toMatchObject({ email });
  expect(await squatter.own.call('own-profile', 'getOwnProfile')).toMatchObject({ id: squatter.id, email: '' });
});

test('who opens their link while the house takes them down joins the record of the house', async () => {
  const someone = await unproven(newEmail());
  const { email } = someone;
  const { token, registrationKey } = await linkFor(someone);
  const [answer] = await during(
    db,
    (clerk) => createClient(clerk, { ...unsaidOfClient, ...names, email, phone: '' }, time.now),
    [() => confirm({ token, registrationKey })],
  );
  expect(answer).toMatchObject({ status: 'fulfilled' });
  const { items } = await owner.call('clients', 'list', { search: email });
  expect(items).toMatchObject([{ email, unprovenEmail: '' }]);
});

test('a link is good once, of however many uses at once', async () => {
  const someone = await unproven(newEmail());
  await regular(someone.email);
  const { token, registrationKey } = await linkFor(someone);
  const uses = await Promise.allSettled([1, 2, 3].map(() => confirm({ token, registrationKey })));
  expect(uses.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected', 'rejected']);
});
