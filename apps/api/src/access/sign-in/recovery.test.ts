import type { Locale } from '@traiteur/domain/text/language.ts';
import { resetTokenIn } from '@traiteur/contract/access/sign-in-addresses.ts';
import { expect, test } from 'vitest';
import { quickHash } from '../../testing/quick-hash.ts';
import { startSmtpServer } from '../../testing/servers/smtp-server.ts';
import { builder } from '../../testing/builder.ts';
import { testApp } from '../../testing/test-app.ts';

const { db, app, time, client, signedIn, mails } = await testApp();
const visitor = await client();
const oldPassword = 'la cuisine est ouverte';
const newPassword = 'une autre phrase secrète';
const passwordHash = await quickHash(oldPassword);
const endedLink = { problem: { code: 'reset-link-ended', status: 410 } };

let count = 0;
async function account(more: { locale?: Locale; active?: boolean } = {}, into = db) {
  const email = `karim-${count++}@example.com`;
  const karim = { email, passwordHash, firstName: 'Karim', lastName: 'Benali', role: 'kitchen' } as const;
  const id = await builder(into).administrator({ ...karim, ...more });
  return { id, email };
}

const ask = (email: string, headers: Record<string, string> = {}) =>
  app.inject({ method: 'POST', url: '/api/auth/password-resets', body: { email }, headers });
const mailsTo = async (email: string) =>
  (await mails()).filter(({ to }) => to?.some(({ address }) => address === email));
const linkIn = (text: string | undefined) => new URL(/https:\S+/.exec(text ?? '')?.[0] ?? '');
/** The token of the latest link mailed to that address. */
const tokenOf = async (email: string) => resetTokenIn(linkIn((await mailsTo(email)).at(-1)?.text).hash) ?? '';
const reset = (token: string, password = newPassword) =>
  visitor.call('sign-in', 'resetPassword', {}, { token, password });
const signIn = (email: string, password: string) => visitor.call('sign-in', 'login', {}, { email, password });
const currentUser = async (token: string) =>
  (await app.inject({ url: '/api/auth/user', headers: { authorization: `Bearer ${token}` } })).statusCode;
/** Runs at another time, in minutes from now. */
async function later(minutes: number, work: () => Promise<void>): Promise<void> {
  const startTime = time.now;
  time.now = new Date(startTime.getTime() + minutes * 60_000);
  await work().finally(() => {
    time.now = startTime;
  });
}

test('who forgot a password gets a link, and signs in with the password chosen there', async () => {
  const { email } = await account();
  await ask(email);
  await reset(await tokenOf(email));
  expect(await signIn(email, newPassword)).toHaveProperty('token');
  await expect(signIn(email, oldPassword)).rejects.toMatchObject({ problem: { code: 'wrong-credentials' } });
});

test('the address may be typed in another case', async () => {
  const { email } = await account();
  await ask(email.toUpperCase());
  expect(await mailsTo(email)).toHaveLength(1);
});

test('the mail is in the language of the account, not in that of whoever asks', async () => {
  const { email } = await account({ locale: 'en' });
  await ask(email, { 'accept-language': 'fr' });
  expect(await mailsTo(email)).toMatchObject([{ subject: 'Traiteur: choose a new password' }]);
});

test('a forged host does not lead the link astray', async () => {
  const { email } = await account();
  await ask(email, { host: 'thief.example', 'x-forwarded-host': 'thief.example' });
  expect(JSON.stringify(await mailsTo(email))).not.toContain('thief.example');
});

test('known and unknown addresses get the same answer', async () => {
  const { email } = await account();
  const answers = await Promise.all([ask(email), ask('nobody@example.com')]);
  const [knownAddress, unknownAddress] = answers.map(({ statusCode, body, headers }) => ({
    statusCode,
    body,
    // Each request has an identifier of its own.
    headers: { ...headers, date: undefined, 'x-request-id': undefined },
  }));
  expect(knownAddress).toMatchObject({ statusCode: 204, body: '' });
  expect(knownAddress).toEqual(unknownAddress);
});

test('nobody else and no inactive account gets a mail', async () => {
  const { email } = await account({ active: false });
  await ask(email);
  await ask('nobody@example.com');
  expect([await mailsTo(email), await mailsTo('nobody@example.com')]).toEqual([[], []]);
});

test('only the hash of a token is kept', async () => {
  const { id, email } = await account();
  await ask(email);
  const token = await tokenOf(email);
  const resets = await db.selectFrom('password_resets').selectAll().where('administrator_id', '=', id).execute();
  expect(resets).toMatchObject([{ used_at: null }]);
  expect(JSON.stringify(resets)).not.toContain(token);
  expect(resets[0]?.hash.toString('latin1')).not.toContain(token);
});

test('a link works once', async () => {
  const { email } = await account();
  await ask(email);
  const token = await tokenOf(email);
  await reset(token);
  await expect(reset(token, 'encore une autre phrase')).rejects.toMatchObject(endedLink);
});

test('of two uses at once one wins', async () => {
  const { email } = await account();
  await ask(email);
  const token = await tokenOf(email);
  const passwords = ['la première phrase', 'la seconde phrase'];
  const uses = await Promise.allSettled(passwords.map((password) => reset(token, password)));
  expect(uses.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  const winner = passwords[uses.findIndex(({ status }) => status === 'fulfilled')] ?? '';
  expect(await signIn(email, winner)).toHaveProperty('token');
});

test('a link is good for half an hour', async () => {
  const { email } = await account();
  await ask(email);
  const token = await tokenOf(email);
  await later(30, () => expect(reset(token)).rejects.toMatchObject(endedLink));
  await later(29, async () => {
    await reset(token);
  });
});

test('a made-up link is refused, in the caller’s language', async () => {
  await expect(reset('made-up')).rejects.toMatchObject({
    problem: { ...endedLink.problem, title: 'This link has been used, or is too old. Ask for a new one.' },
  });
});

test('of several links any works, and once it has the others are worth nothing', async () => {
  const { email } = await account();
  await ask(email);
  const first = await tokenOf(email);
  await later(1, async () => {
    await ask(email);
    const second = await tokenOf(email);
    await reset(first);
    await expect(reset(second)).rejects.toMatchObject(endedLink);
  });
});

test('an owner who saves the account makes its link worth nothing', async () => {
  const { id, email } = await account();
  await ask(email);
  const token = await tokenOf(email);
  const owner = await signedIn('owner');
  const { version } = await owner.call('administrators', 'get', { id });
  const person = {
    firstName: 'Karim',
    lastName: 'Benali',
    email,
    locale: 'fr',
    role: 'kitchen',
    active: true,
  } as const;
  await owner.call('administrators', 'update', { id }, { ...person, version, password: '' });
  await expect(reset(token)).rejects.toMatchObject(endedLink);
});

test('an account deactivated since gets no new password', async () => {
  const { id, email } = await account();
  await ask(email);
  const token = await tokenOf(email);
  await db.updateTable('administrators').set({ active: false }).where('id', '=', id).execute();
  await expect(reset(token)).rejects.toMatchObject(endedLink);
});

test('a new password ends the sessions of the account, and of no other', async () => {
  const { email } = await account();
  const colleague = await signedIn('kitchen');
  const { token } = await signIn(email, oldPassword);
  await ask(email);
  await reset(await tokenOf(email));
  expect([await currentUser(token), await currentUser(colleague.token)]).toEqual([401, 200]);
});

test('a new password is noted with its time', async () => {
  const { id, email } = await account();
  await ask(email);
  await reset(await tokenOf(email));
  const administrator = await db
    .selectFrom('administrators')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  expect(administrator.password_changed_at).toEqual(time.now);
});

test('a new password lets in again who tried too many wrong ones', async () => {
  const { email } = await account();
  for (let attempt = 0; attempt < 11; attempt++) await signIn(email, 'wrong').catch(() => undefined);
  await expect(signIn(email, oldPassword)).rejects.toMatchObject({ problem: { code: 'too-many-attempts' } });
  await ask(email);
  await reset(await tokenOf(email));
  expect(await signIn(email, newPassword)).toHaveProperty('token');
});

test('a short password is refused, and the link stays good', async () => {
  const { email } = await account();
  await ask(email);
  const token = await tokenOf(email);
  await expect(reset(token, 'court')).rejects.toMatchObject({
    problem: { errors: [{ field: 'password', code: 'too-short' }] },
  });
  await reset(token);
});

test('the mail leaves by the mail server of the house', async () => {
  const { url, emails } = await startSmtpServer();
  const house = await testApp({ smtpUrl: url });
  const { email } = await account({ locale: 'en' }, house.db);
  await house.app.inject({ method: 'POST', url: '/api/auth/password-resets', body: { email } });
  await house.mailer.settled();
  expect(emails).toMatchObject([
    {
      to: [{ name: 'Karim Benali', address: email }],
      from: { name: 'Traiteur', address: 'no-reply@traiteur.example' },
      subject: 'Traiteur: choose a new password',
    },
  ]);
  const token = resetTokenIn(linkIn(emails[0]?.text).hash) ?? '';
  const response = await house.app.inject({
    method: 'POST',
    url: '/api/auth/password',
    body: { token, password: newPassword },
  });
  expect(response.statusCode).toBe(204);
});

test('a mail server that is down changes nothing in the answer, and the log says so without address or token', async () => {
  const house = await testApp({ smtpUrl: 'smtp://127.0.0.1:9' });
  const { email } = await account({}, house.db);
  const answer = await house.app.inject({ method: 'POST', url: '/api/auth/password-resets', body: { email } });
  await house.mailer.settled();
  expect([answer.statusCode, house.log]).toEqual([204, ['A mail could not leave: ESOCKET CONN.']]);
});

test('a password chosen by a link is in the audit log, by whoever chose it', async () => {
  const { id, email } = await account();
  await ask(email);
  await reset(await tokenOf(email));
  const owner = await signedIn('owner');
  const { items } = await owner.call('audit-entries', 'list', { administratorId: id });
  expect(items).toMatchObject([{ operation: 'resetPassword', by: { id, name: 'Karim Benali' } }]);
});
