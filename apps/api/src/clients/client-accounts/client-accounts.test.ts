import { siteTokenIn } from '@traiteur/contract/site/site-addresses.ts';
import { expect, test } from 'vitest';
import { builder } from '../../testing/builder.ts';
import { deadlocksIn } from '../../testing/sales-by-hand.ts';
import { quickHash } from '../../testing/quick-hash.ts';
import { testApp } from '../../testing/test-app.ts';
import { createClient } from '../clients/client-rows.ts';
import { during } from '../../testing/sequences/during.ts';
import { saveClientPassword } from './account-rows.ts';
import { refusedWith } from '../../testing/expectations/refused-with.ts';

const { db, app, time, client, signedIn, mails } = await testApp();
const visitor = await client();
const owner = await signedIn('owner');
const world = builder(db);
const password = 'une tarte aux mirabelles';
const passwordHash = await quickHash(password);

const names = { firstName: 'Agnès', lastName: 'Morel', locale: 'fr' } as const;
const person = { ...names, phone: '06 12 34 56 78', password } as const;
let count = 0;
const newEmail = () => `agnes-${count++}@example.com`;

const unsaid = {
  dietNote: '',
  houseNote: '',
  marketingConsent: false,
  allergens: [],
  allergiesAsked: false,
  addresses: [],
};

/** A client whom the house knows by phone, with that e-mail address. */
async function regular(email: string): Promise<number> {
  const { clientId } = await world.client({ firstName: 'Agnès', lastName: 'Morel', email, phone: '' });
  return clientId;
}

/** A client with an account and that password. */
async function withAccount() {
  const email = newEmail();
  const id = await regular(email);
  await saveClientPassword(db, id, passwordHash, time.now);
  return { id, email };
}

const register = (email: string, more: Partial<Record<keyof typeof person, string>> = {}) =>
  visitor.call('client-accounts', 'registerClient', {}, { ...person, ...more, locale: 'fr', email });
const confirm = (proof: { token: string; registrationKey?: string; password?: string }) =>
  visitor.call('client-accounts', 'confirmRegistration', {}, proof);
const signIn = (email: string, typedPassword = password) =>
  visitor.call('client-accounts', 'signInClient', {}, { email, password: typedPassword });
const lastMailTo = async (email: string) =>
  (await mails()).findLast(({ to }) => to?.some(({ address }) => address?.toLowerCase() === email.toLowerCase()));
const tokenIn = (text: string | undefined, purpose: 'registration' | 'claim') =>
  siteTokenIn(new URL(/https:\S+/.exec(text ?? '')?.[0] ?? 'https://none').hash, purpose) ?? '';
const mailedToken = async (email: string, purpose: 'registration' | 'claim') =>
  tokenIn((await lastMailTo(email))?.text, purpose);
const userOf = async (token: string) =>
  (await app.inject({ url: '/api/auth/user', headers: { authorization: `Bearer ${token}` } })).json<unknown>();

test('who registers opens the mailed link, is signed in with a cart, and stands among the clients of the house', async () => {
  const email = newEmail();
  const { registrationKey } = await register(email);
  const tokens = await confirm({ token: await mailedToken(email, 'registration'), registrationKey });
  expect(await userOf(tokens.token)).toMatchObject({
    user: { firstName: 'Agnès', lastName: 'Morel', email, cartId: expect.any(Number) as number, scope: [] },
  });
  const { items } = await owner.call('clients', 'list', { search: email });
  expect(items).toMatchObject([{ email, phone: '+33612345678', allergiesAsked: false }]);
  expect(await signIn(email)).toHaveProperty('token');
});

test('nothing is anybody’s until the link is opened', async () => {
  const email = newEmail();
  await register(email);
  await expect(signIn(email)).rejects.toMatchObject(refusedWith('wrong-credentials'));
  expect((await owner.call('clients', 'list', { search: email })).items).toEqual([]);
});

test('the link leads to the site, and tells nothing that was typed', async () => {
  const email = newEmail();
  await register(email, { firstName: 'Gagnez un million' });
  const mail = await lastMailTo(email);
  expect(mail?.text).toContain('https://www.example.com/inscription/confirmation#inscription=');
  expect(JSON.stringify(mail)).not.toContain('million');
});

test('a registration opens once, and not after a day', async () => {
  const email = newEmail();
  const first = await register(email);
  const token = await mailedToken(email, 'registration');
  await confirm({ token, ...first });
  await expect(confirm({ token, ...first })).rejects.toMatchObject(refusedWith('registration-ended'));
  const late = await register(email);
  const startTime = time.now;
  time.now = new Date(startTime.getTime() + 24 * 3_600_000);
  await expect(confirm({ token: await mailedToken(email, 'registration'), ...late })).rejects.toMatchObject(
    refusedWith('registration-ended'),
  );
  time.now = startTime;
});

test('who opens a link that somebody else asked for gives them no account: it takes their browser or their password', async () => {
  const email = newEmail();
  const { registrationKey } = await register(email);
  const token = await mailedToken(email, 'registration');
  const fault = (code: string) => ({ problem: { errors: [{ field: 'password', code }] } });
  await expect(confirm({ token })).rejects.toMatchObject(fault('required'));
  await expect(confirm({ token, registrationKey: 'x'.repeat(43) })).rejects.toMatchObject(fault('required'));
  await expect(confirm({ token, password: 'une autre phrase' })).rejects.toMatchObject(fault('wrong-password'));
  expect(registrationKey).toHaveLength(43);
  expect(await confirm({ token, password })).toHaveProperty('token');
});

test('a client taken by phone who registers finds their record, which says what it said and has their phone', async () => {
  const email = newEmail();
  const id = await regular(email);
  const inCapitals = email.replace('agnes', 'AGNES');
  const { registrationKey } = await register(inCapitals, { firstName: 'A.', lastName: 'M.' });
  const token = await mailedToken(inCapitals, 'registration');
  const session = await confirm({ token, registrationKey });
  expect(await userOf(session.token)).toMatchObject({ user: { id, firstName: 'Agnès', lastName: 'Morel' } });
  expect(await owner.call('clients', 'get', { id })).toMatchObject({ phone: '+33612345678', lastName: 'Morel' });
});

test('a client taken by phone claims the account by the link mailed to their address', async () => {
  const email = newEmail();
  const id = await regular(email);
  await visitor.call('client-accounts', 'requestAccountLink', {}, { email });
  const token = await mailedToken(email, 'claim');
  const session = await visitor.call('client-accounts', 'claimAccount', {}, { token, password });
  expect(await userOf(session.token)).toMatchObject({ user: { id, email } });
  await expect(visitor.call('client-accounts', 'claimAccount', {}, { token, password })).rejects.toMatchObject(
    refusedWith('reset-link-ended'),
  );
  const { items } = await owner.call('audit-entries', 'list', { tag: 'clients', thingId: String(id) });
  expect(items).toMatchObject([{ operation: 'claimAccount', by: { id: null, name: 'Agnès Morel' } }]);
});

test('a link to an address that the client has no more is worth nothing', async () => {
  const { id, email } = await withAccount();
  await visitor.call('client-accounts', 'requestAccountLink', {}, { email });
  const token = await mailedToken(email, 'claim');
  await world.changeClient(id, () => ({ email: newEmail() }));
  await expect(visitor.call('client-accounts', 'claimAccount', {}, { token, password })).rejects.toMatchObject(
    refusedWith('reset-link-ended'),
  );
});

test('an address that the house gives a client ends what the one before had opened, and opens the account anew', async () => {
  const { id, email } = await withAccount();
  const { token: session, refresh_token } = await signIn(email);
  await visitor.call('client-accounts', 'requestAccountLink', {}, { email });
  const oldLink = await mailedToken(email, 'claim');
  const record = {
    ...names,
    phone: '',
    dietNote: '',
    houseNote: '',
    marketingConsent: false,
    allergens: [],
    allergiesAsked: true,
    addresses: [],
  };
  const save = async (address: string) => {
    const { version } = await owner.call('clients', 'get', { id });
    await owner.call('clients', 'update', { id }, { ...record, version, email: address });
  };
  await save(email.toUpperCase());
  await save(email);
  expect(await userOf(session)).toMatchObject({ user: { id } });
  const address = newEmail();
  await save(address);
  await save(email);
  expect(await userOf(session)).toMatchObject({ code: 'not-signed-in' });
  await expect(
    visitor.call('client-accounts', 'refreshClientSession', {}, { refresh_token: refresh_token ?? '' }),
  ).rejects.toMatchObject(refusedWith('session-ended'));
  await expect(signIn(email)).rejects.toMatchObject(refusedWith('wrong-credentials'));
  await expect(visitor.call('client-accounts', 'claimAccount', {}, { token: oldLink, password })).rejects.toMatchObject(
    refusedWith('reset-link-ended'),
  );
  expect(JSON.stringify(await lastMailTo(email))).not.toContain(address);
  expect(await lastMailTo(email)).toMatchObject({ subject: 'Traiteur : votre adresse e-mail a changé' });
  const { items } = await owner.call('audit-entries', 'list', { tag: 'clients', thingId: String(id) });
  expect(items.map(({ operation }) => operation)).toContain('endAccount');
  await visitor.call('client-accounts', 'requestAccountLink', {}, { email });
  const token = await mailedToken(email, 'claim');
  const opened = await visitor.call('client-accounts', 'claimAccount', {}, { token, password });
  expect(await userOf(opened.token)).toMatchObject({ user: { id, email } });
});

test('a new password ends what the one before had opened, and the client is told', async () => {
  const { email } = await withAccount();
  const { token: oldToken } = await signIn(email);
  await visitor.call('client-accounts', 'requestAccountLink', {}, { email });
  const token = await mailedToken(email, 'claim');
  await visitor.call('client-accounts', 'claimAccount', {}, { token, password: 'une brioche aux pralines' });
  expect(await userOf(oldToken)).toMatchObject({ code: 'not-signed-in' });
  await expect(signIn(email)).rejects.toMatchObject(refusedWith('wrong-credentials'));
  const subjects = (await mails()).filter(({ to }) => to?.[0]?.address === email).map(({ subject }) => subject);
  expect(subjects).toContainEqual(expect.stringContaining('votre mot de passe a changé'));
});

test('registering, asking for a link and signing in answer alike whoever has the address', async () => {
  const { email } = await withAccount();
  const nobody = newEmail();
  const answers = async (address: string) => {
    const { registrationKey, ...rest } = await register(address);
    const link = await visitor.call('client-accounts', 'requestAccountLink', {}, { email: address });
    const wrong: unknown = await signIn(address, 'faux mot de passe').catch((error: { problem: object }) => ({
      ...error.problem,
      requestId: '',
    }));
    return { key: registrationKey.length, rest, link, wrong };
  };
  expect(await answers(email)).toEqual(await answers(nobody));
});

test('of those who use the links of one address at once one gets in, and nobody waits for the others in a circle', async () => {
  const deadlocks = await deadlocksIn(db);
  const email = newEmail();
  const outcomes = async (uses: readonly Promise<unknown>[]) =>
    (await Promise.allSettled(uses)).map(({ status }) => status).toSorted();
  const proofs: Parameters<typeof confirm>[0][] = [];
  for (const spelling of [email, email.replace('agnes', 'AGNES')]) {
    const { registrationKey } = await register(spelling);
    proofs.push({ token: await mailedToken(spelling, 'registration'), registrationKey });
  }
  const once = ['fulfilled', 'rejected', 'rejected', 'rejected'];
  expect(await outcomes([...proofs, ...proofs].map(confirm))).toEqual(once);

  const tokens: string[] = [];
  for (let times = 0; times < 2; times++) {
    await visitor.call('client-accounts', 'requestAccountLink', {}, { email });
    tokens.push(await mailedToken(email, 'claim'));
  }
  const claim = (token: string, index: number) =>
    visitor.call('client-accounts', 'claimAccount', {}, { token, password: `une brioche aux pralines ${index}` });
  expect(await outcomes([...tokens, ...tokens].map(claim))).toEqual(once);
  expect(await deadlocksIn(db)).toBe(deadlocks);
});

test('who opens their link while the house takes them down finds the record of the house', async () => {
  const email = newEmail();
  const { registrationKey } = await register(email);
  const token = await mailedToken(email, 'registration');
  const [answer] = await during(
    db,
    (clerk) => createClient(clerk, { ...unsaid, ...names, email, phone: '' }, time.now),
    [() => confirm({ token, registrationKey })],
  );
  expect(answer).toMatchObject({ status: 'fulfilled' });
  const { items } = await owner.call('clients', 'list', { search: email });
  expect(items).toMatchObject([{ email, phone: '+33612345678' }]);
});

test('an easy password, and what is no phone number, open no account', async () => {
  const fault = (field: string, code: string) => ({ problem: { errors: [{ field, code }] } });
  const easy = { password: 'motdepasse123' };
  await expect(register(newEmail(), easy)).rejects.toMatchObject(fault('password', 'too-easy'));
  const noPhone = { phone: '00 00 00 00 00' };
  await expect(register(newEmail(), noPhone)).rejects.toMatchObject(fault('phone', 'not-a-phone-number'));
});

test('the sixth registration of an address from one place waits', async () => {
  const email = newEmail();
  for (let times = 0; times < 5; times++) await register(email);
  await expect(register(email)).rejects.toMatchObject(refusedWith('too-many-attempts'));
  await expect(register(newEmail())).resolves.toHaveProperty('registrationKey');
});

test('wrong passwords of a client and of an administrator with the same address are counted apart', async () => {
  const { email } = await withAccount();
  await world.administrator({ email, passwordHash });
  for (let attempt = 0; attempt < 10; attempt++) await signIn(email, 'faux mot de passe').catch(() => undefined);
  await expect(signIn(email)).rejects.toMatchObject(refusedWith('too-many-attempts'));
  expect(await visitor.call('sign-in', 'login', {}, { email, password })).toHaveProperty('token');
});

test('administrators and clients sign in where they belong, and renew there', async () => {
  const { email } = await withAccount();
  await expect(visitor.call('sign-in', 'login', {}, { email, password })).rejects.toMatchObject(
    refusedWith('wrong-credentials'),
  );
  const { refresh_token } = await signIn(email);
  await expect(visitor.call('sign-in', 'refreshSession', {}, { refresh_token })).rejects.toMatchObject(
    refusedWith('session-ended'),
  );
  const renewed = await visitor.call('client-accounts', 'refreshClientSession', {}, { refresh_token });
  expect(await userOf(renewed.token)).toMatchObject({ user: { email } });
  await expect(visitor.call('client-accounts', 'refreshClientSession', {}, { refresh_token })).rejects.toMatchObject(
    refusedWith('session-ended'),
  );
  expect(await userOf(renewed.token)).toMatchObject({ code: 'not-signed-in' });
});

test('a page of the site keeps its halves of the refresh token under the clients’ own name', async () => {
  const { email } = await withAccount();
  const headers = { host: 'localhost:3001', origin: 'http://localhost:3001' };
  const response = await app.inject({
    method: 'POST',
    url: '/api/auth/client/login',
    headers,
    body: { email, password },
  });
  const cookie = response.cookies.find(({ name }) => name.startsWith('auth.'));
  expect(cookie).toMatchObject({ name: 'auth._refresh_token.client', httpOnly: true, path: '/api/auth' });
  const { renewal_key, token } = response.json<{ renewal_key: string; token: string }>();
  const renewed = await app.inject({
    method: 'POST',
    url: '/api/auth/client/refresh',
    headers: { ...headers, cookie: `${cookie?.name}=${cookie?.value}` },
    body: { renewal_key },
  });
  expect(renewed.statusCode).toBe(200);
  const out = await app.inject({
    method: 'POST',
    url: '/api/auth/logout',
    headers: { ...headers, authorization: `Bearer ${renewed.json<{ token: string }>().token}` },
  });
  expect(out.cookies).toMatchObject([{ name: 'auth._refresh_token.client', value: '' }]);
  expect(await userOf(token)).toMatchObject({ code: 'not-signed-in' });
});

test('clients see and end their own sessions, and the log keeps nothing of their coming and going', async () => {
  const { email } = await withAccount();
  const here = await client((await signIn(email)).token);
  await signIn(email);
  expect((await here.call('sessions', 'listSessions')).items).toHaveLength(2);
  await here.call('sessions', 'endSessions');
  const { items } = await owner.call('audit-entries', 'list', { search: 'endSessions' });
  expect(items).toEqual([]);
});

test('two records of one client keep the account of either with its address, and each has its own again when that is undone', async () => {
  const keeper = await world.client({});
  const { id: otherId, email } = await withAccount();
  const { token } = await signIn(email);
  const earlierClient = await owner.call('clients', 'get', { id: keeper.clientId });
  const { version, otherVersion, merged } = await owner.call('clients', 'previewClientMerge', {
    id: keeper.clientId,
    otherId,
  });
  await owner.call('clients', 'mergeClients', { id: keeper.clientId }, { otherId, version, otherVersion });
  expect(await userOf(token)).toMatchObject({ user: { id: keeper.clientId, email } });
  const mergedClient = await owner.call('clients', 'get', { id: keeper.clientId });
  expect(mergedClient).toMatchObject({ email: merged.email, houseNote: merged.houseNote });
  expect(mergedClient.houseNote).toContain(earlierClient.email);
  const { merges } = await owner.call('clients', 'getClientStanding', { id: keeper.clientId });
  await owner.call('clients', 'undoMerge', { id: keeper.clientId }, { mergeId: merges[0]?.id ?? 0 });
  expect(await userOf(token)).toMatchObject({ user: { id: otherId, email } });
  expect(await owner.call('clients', 'get', { id: keeper.clientId })).toMatchObject({ email: earlierClient.email });
});

test('of two accounts of one client the one of the record that goes ends, as the log says and a mail to its address', async () => {
  const [{ id }, { id: otherId, email }] = [await withAccount(), await withAccount()];
  const { token } = await signIn(email);
  const { version, otherVersion } = await owner.call('clients', 'previewClientMerge', { id, otherId });
  await owner.call('clients', 'mergeClients', { id }, { otherId, version, otherVersion });
  expect(await userOf(token)).toMatchObject({ code: 'not-signed-in' });
  expect((await lastMailTo(email))?.subject).toContain('votre adresse e-mail a changé');
  const { items } = await owner.call('audit-entries', 'list', { tag: 'clients', thingId: String(otherId) });
  expect(items.map(({ operation }) => operation)).toEqual(['mergeClients', 'endAccount']);
});

test('an account that was opened while two records were one goes with its address once they are two again', async () => {
  const id = await regular('');
  const email = newEmail();
  const otherId = await regular(email);
  const { version, otherVersion } = await owner.call('clients', 'previewClientMerge', { id, otherId });
  await owner.call('clients', 'mergeClients', { id }, { otherId, version, otherVersion });
  await visitor.call('client-accounts', 'requestAccountLink', {}, { email });
  const proof = { token: await mailedToken(email, 'claim'), password };
  const { token } = await visitor.call('client-accounts', 'claimAccount', {}, proof);
  expect(await userOf(token)).toMatchObject({ user: { id, email } });
  const { merges } = await owner.call('clients', 'getClientStanding', { id });
  await owner.call('clients', 'undoMerge', { id }, { mergeId: merges[0]?.id ?? 0 });
  expect(await userOf(token)).toMatchObject({ user: { id: otherId, email } });
  expect(await signIn(email)).toHaveProperty('token');
});

test('who is erased is signed out, and stands nowhere as somebody who did something', async () => {
  const email = newEmail();
  const { registrationKey } = await register(email, { lastName: 'Quinquennat' });
  const { token } = await confirm({ token: await mailedToken(email, 'registration'), registrationKey });
  const { user } = (await userOf(token)) as { user: { id: number } };
  const { version } = await owner.call('clients', 'get', { id: user.id });
  await owner.call('clients', 'eraseClient', { id: user.id }, { version });
  expect(await userOf(token)).toMatchObject({ code: 'not-signed-in' });
  const { items } = await owner.call('audit-entries', 'list', { tag: 'clients', thingId: String(user.id) });
  expect(JSON.stringify(items)).not.toContain('Quinquennat');
  expect(items.map(({ operation }) => operation)).toEqual(['eraseClient', 'confirmRegistration']);
});

test('no password and no token is kept as it is', async () => {
  const email = newEmail();
  const { registrationKey } = await register(email);
  const token = await mailedToken(email, 'registration');
  const rows = JSON.stringify(await db.selectFrom('client_registrations').selectAll().execute());
  expect([registrationKey, token, password].filter((secret) => rows.includes(secret))).toEqual([]);
});
