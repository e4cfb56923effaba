import { createHook } from 'node:async_hooks';
import { expect, test } from 'vitest';
import { refusedWith } from '../../testing/expectations/refused-with.ts';
import { quickHash } from '../../testing/quick-hash.ts';
import { smallKitchen } from '../../testing/small-kitchen.ts';
import { testApp } from '../../testing/test-app.ts';
import { saveClientPassword } from './account-rows.ts';

const { db, app, time, client, signedIn, mails } = await testApp();
const visitor = await client();
const owner = await signedIn('owner');
const kitchen = await smallKitchen(db);
const { world } = kitchen;
const password = 'une tarte aux mirabelles';
const another = 'une brioche aux pralines';

const person = { firstName: 'Agnès', lastName: 'Morel', locale: 'fr', phone: '06 12 34 56 78' } as const;
let count = 0;
const newEmail = () => `agnes-${count++}@example.com`;

/** A client whom the house knows by phone, with that e-mail address and an allergy that is nobody else's business. */
async function regular(email: string): Promise<number> {
  const { clientId } = await world.client({ firstName: 'Agnès', lastName: 'Morel', email, dietNote: 'grossesse' });
  return clientId;
}

const open = (email: string, typedPassword = password) =>
  visitor.call('client-accounts', 'openUnprovenAccount', {}, { ...person, email, password: typedPassword });
const signIn = (email: string, typedPassword = password) =>
  visitor.call('client-accounts', 'signInClient', {}, { email, password: typedPassword });
const userOf = async ({ token }: { token: string }) =>
  (await app.inject({ url: '/api/auth/user', headers: { authorization: `Bearer ${token}` } })).json<{
    user: { id: number };
  }>();
const idOf = async (session: { token: string }) => (await userOf(session)).user.id;
const ownOf = async ({ token }: { token: string }) => (await client(token)).call('own-profile', 'getOwnProfile');

test('without a mail server who registers is signed in at once, with a cart and a record of their own that holds no address', async () => {
  const email = newEmail();
  const session = await open(email);
  expect(await ownOf(session)).toMatchObject({ firstName: 'Agnès', email: '', unprovenEmail: email });
  const id = await idOf(session);
  expect(await owner.call('clients', 'get', { id })).toMatchObject({ email: '', unprovenEmail: email });
  expect((await owner.call('clients', 'list', { search: 'Morel' })).items).toContainEqual(
    expect.objectContaining({ id, unprovenEmail: email }),
  );
  expect(await idOf(await signIn(email.toUpperCase()))).toBe(id);
  await expect(signIn(email, another)).rejects.toMatchObject(refusedWith('wrong-credentials'));
  expect(await mails()).toEqual([]);
});

test('the house learns which of its records have the address that was typed, confirmed or not', async () => {
  const email = newEmail();
  const knownId = await regular(email);
  const ids = [await idOf(await open(email)), await idOf(await open(email, another))];
  const { items } = await owner.call('clients', 'findClientDoubles', { email: email.toUpperCase() });
  expect(items.map(({ id }) => id).toSorted((a, b) => a - b)).toEqual([knownId, ...ids]);
});

test('an unproven address joins no record: neither one taken by phone nor one with an account, which stay as they were', async () => {
  const [phoned, registered] = [newEmail(), newEmail()];
  const ids = [await regular(phoned), await regular(registered)];
  await saveClientPassword(db, ids[1] ?? 0, await quickHash(another), time.now);
  const records = await Promise.all(ids.map((id) => owner.call('clients', 'get', { id })));
  for (const email of [phoned, registered]) {
    const session = await open(email);
    expect(ids).not.toContain(await idOf(session));
    expect(await ownOf(session)).toMatchObject({ dietNote: '', allergens: [], email: '' });
    expect(await (await client(session.token)).call('own-orders', 'listOwnOrders')).toMatchObject({ items: [] });
  }
  expect(await Promise.all(ids.map((id) => owner.call('clients', 'get', { id })))).toEqual(records);
  expect(await idOf(await signIn(registered, another))).toBe(ids[1]);
});

test('who has an account and registers again with its password is signed in to it', async () => {
  const email = newEmail();
  const id = await regular(email);
  await saveClientPassword(db, id, await quickHash(password), time.now);
  expect(await idOf(await open(email))).toBe(id);
  const unproven = newEmail();
  const first = await idOf(await open(unproven));
  expect(await idOf(await open(unproven))).toBe(first);
});

test('two people who type one address have an account each, which their password opens', async () => {
  const email = newEmail();
  const [first, second] = [await idOf(await open(email)), await idOf(await open(email, another))];
  expect(first).not.toBe(second);
  expect([await idOf(await signIn(email)), await idOf(await signIn(email, another))]).toEqual([first, second]);
});

test('a form that is sent many times at once opens one account, and two people at once have one each', async () => {
  const email = newEmail();
  const sessions = await Promise.all([open(email), open(email), open(email, another), open(email, another)]);
  const ids = await Promise.all(sessions.map(idOf));
  expect(ids[0]).toBe(ids[1]);
  expect(ids[2]).toBe(ids[3]);
  expect(new Set(ids).size).toBe(2);
});

/** What native code was given to do meanwhile: hashing is, whose package gives its work no name. */
async function hashesOf(act: () => Promise<unknown>): Promise<number> {
  let hashes = 0;
  const hook = createHook({ init: (_, type) => void (hashes += type === 'undefined' ? 1 : 0) }).enable();
  await act();
  hook.disable();
  return hashes;
}

test('registering and a wrong password answer alike and cost as much, whoever has the address', async () => {
  const [phoned, registered, unproven] = [newEmail(), newEmail(), newEmail()];
  await regular(phoned);
  await saveClientPassword(db, await regular(registered), await quickHash(another), time.now);
  await world.administrator({ email: newEmail() });
  await open(unproven, another);
  const shapes: { hashes: number; refusedHashes: number; names: string[] }[] = [];
  for (const email of [newEmail(), phoned, registered, unproven, `agnes-${count - 2}@example.com`]) {
    let answer: object = {};
    const hashes = await hashesOf(async () => (answer = await open(email)));
    const refusedHashes = await hashesOf(() =>
      expect(signIn(email, 'une quiche aux poireaux')).rejects.toMatchObject(refusedWith('wrong-credentials')),
    );
    shapes.push({ hashes, refusedHashes, names: Object.keys(answer).toSorted() });
  }
  expect(shapes).toEqual(shapes.map(() => shapes[0]));
  expect(shapes[0]?.refusedHashes).toBe(2);
});

test('who opens an account under another’s address has no more tries at the password of its owner for it', async () => {
  const email = newEmail();
  await saveClientPassword(db, await regular(email), await quickHash(another), time.now);
  const { token } = await open(email);
  const refusals: unknown[] = [];
  for (let times = 0; times < 10; times++) {
    refusals.push(await signIn(email, `une quiche ${times}`).catch(codeOf));
    await signIn(email).catch(codeOf);
    const change = { current: password, password: 'un gratin de courge' };
    if (times === 4) await (await client(token)).call('own-profile', 'changeOwnPassword', {}, change);
  }
  expect(refusals).toContain('too-many-attempts');
  expect(refusals.filter((code) => code === 'wrong-credentials').length).toBeLessThan(10);
});

const codeOf = (error: { problem?: { code: string } }) => error.problem?.code;

test('a new password of an unproven account opens it, and is not another one’s of that address', async () => {
  const email = newEmail();
  const id = await idOf(await open(email, another));
  const session = await open(email);
  const page = await client(session.token);
  const change = (current: string, next: string) =>
    page.call('own-profile', 'changeOwnPassword', {}, { current, password: next });
  await expect(change(password, another)).rejects.toMatchObject({
    problem: { errors: [{ field: 'password', code: 'too-easy' }] },
  });
  await change(password, 'un gratin de courge');
  expect(await idOf(await signIn(email, 'un gratin de courge'))).toBe(await idOf(session));
  expect(await idOf(await signIn(email, another))).toBe(id);
});

test('a link to choose a password is mailed to nobody for an unproven address, and to its owner as ever', async () => {
  const [unproven, owned] = [newEmail(), newEmail()];
  const id = await regular(owned);
  await open(unproven);
  await open(owned);
  for (const email of [unproven, owned]) await visitor.call('client-accounts', 'requestAccountLink', {}, { email });
  expect((await mails()).map(({ to }) => to?.[0]?.address)).toEqual([owned]);
  expect(await owner.call('clients', 'get', { id })).toMatchObject({ unprovenEmail: '' });
});

test('merging the record of an unproven account ends it: nobody sees another’s record because the house took them for one', async () => {
  for (const isKept of [true, false]) {
    const [knownClient, session] = [await regular(newEmail()), await open(newEmail())];
    const unproven = await idOf(session);
    const [id, otherId] = isKept ? [unproven, knownClient] : [knownClient, unproven];
    const preview = await owner.call('clients', 'previewClientMerge', { id, otherId });
    expect(preview.endsUnprovenAccount).toBe(true);
    const { version, otherVersion } = preview;
    await owner.call('clients', 'mergeClients', { id }, { otherId, version, otherVersion });
    expect(await userOf(session)).toMatchObject({ code: 'not-signed-in' });
    expect((await owner.call('clients', 'get', { id })).unprovenEmail).toBe('');
  }
});

test('an e-mail address that the house notes of an unproven client is not what they sign in with, and its owner claims the record', async () => {
  const [typedEmail, notedEmail] = [newEmail(), newEmail()];
  const session = await open(typedEmail);
  const id = await idOf(session);
  const { version } = await owner.call('clients', 'get', { id });
  const record = {
    firstName: 'Agnès',
    lastName: 'Morel',
    phone: '',
    locale: 'fr',
    dietNote: '',
    houseNote: '',
  } as const;
  const rest = { marketingConsent: false, allergens: [], allergiesAsked: true, addresses: [] };
  await owner.call('clients', 'update', { id }, { ...record, ...rest, version, email: notedEmail });
  expect(await ownOf(session)).toMatchObject({ unprovenEmail: typedEmail });
  await expect(signIn(notedEmail)).rejects.toMatchObject(refusedWith('wrong-credentials'));
  expect(await idOf(await signIn(typedEmail))).toBe(id);
});

test('the house finds an unproven client by the address that they typed, and no more once the account has ended', async () => {
  const email = newEmail();
  const id = await idOf(await open(email));
  const search = async () => (await owner.call('clients', 'list', { search: email })).items;
  expect(await search()).toMatchObject([{ id, unprovenEmail: email, match: { field: 'email', text: email } }]);
  const otherId = await regular(newEmail());
  const { version, otherVersion } = await owner.call('clients', 'previewClientMerge', { id, otherId });
  await owner.call('clients', 'mergeClients', { id }, { otherId, version, otherVersion });
  expect(await search()).toEqual([]);
});

test('erasing a client takes their unproven account away', async () => {
  const session = await open(newEmail());
  const id = await idOf(session);
  const { version } = await owner.call('clients', 'get', { id });
  await owner.call('clients', 'eraseClient', { id }, { version });
  expect(await userOf(session)).toMatchObject({ code: 'not-signed-in' });
});

test('an order says to the house that its client is unproven, until it is', async () => {
  const id = await idOf(await open(newEmail()));
  const { addressId } = kitchen.marc;
  await db.updateTable('addresses').set({ client_id: id }).where('id', '=', addressId).execute();
  const order = await kitchen.place(owner, { clientId: id, addressId });
  expect(order).toMatchObject({ client: { email: '' }, clientIsUnproven: true });
  await db.updateTable('client_accounts').set({ unproven_email: null }).where('client_id', '=', id).execute();
  expect(await owner.call('orders', 'get', { id: order.id })).toMatchObject({ clientIsUnproven: false });
});
