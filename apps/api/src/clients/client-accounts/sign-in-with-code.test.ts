import { mostTries, mostWrongOfAddress, mostWrongOfHouse } from '@traiteur/domain/access/mailed-codes.ts';
import { expect, test } from 'vitest';
import { builder } from '../../testing/builder.ts';
import { refusedWith } from '../../testing/expectations/refused-with.ts';
import { quickHash } from '../../testing/quick-hash.ts';
import { startSmtpServer } from '../../testing/servers/smtp-server.ts';
import { smallKitchen } from '../../testing/small-kitchen.ts';
import { testApp } from '../../testing/test-app.ts';
import { clearNamelessClients } from '../clients/personal-data/clear-nameless-clients.ts';
import { saveClientPassword } from './account-rows.ts';

const { url: smtpUrl, emails } = await startSmtpServer();
// Behind a proxy, so that a test can come from many networks.
const { db, app, time, client, signedIn, clientSignedIn, mailer } = await testApp({ smtpUrl, trustProxy: '127.0.0.1' });
const visitor = await client();
const owner = await signedIn('owner');
const kitchen = await smallKitchen(db);
const world = builder(db);
const password = 'une tarte aux mirabelles';
const passwordHash = await quickHash(password);

let count = 0;
const newEmail = () => `ines-${count++}@example.com`;

const ask = (email: string, language: 'fr' | 'en' = 'fr') =>
  visitor.call('client-accounts', 'requestSignInCode', {}, { email, language });
const mailsTo = async (email: string) => {
  await mailer.settled();
  return emails.filter(({ to }) => JSON.stringify(to).toLowerCase().includes(email));
};
const codeIn = (text: string | undefined) => /^(\d{3,4} \d{3,4})$/m.exec(text ?? '')?.[1] ?? '';
const mailedCode = async (email: string) => codeIn((await mailsTo(email)).at(-1)?.text);
const enter = (email: string, code: string) => visitor.call('client-accounts', 'signInWithCode', {}, { email, code });
const enterFrom = async (address: string, email: string, code: string) =>
  app.inject({
    method: 'POST',
    url: '/api/auth/client/codes/login',
    headers: { 'x-forwarded-for': address },
    payload: { email, code },
  });
const wrong = { problem: { status: 422, errors: [{ field: 'code', code: 'wrong-mailed-code' }] } };
const ownOf = async ({ token }: { token: string }) => client(token);
const profileOf = async (session: { token: string }) => (await ownOf(session)).call('own-profile', 'getOwnProfile');

async function later(minutes: number, act: () => Promise<unknown>): Promise<void> {
  const now = time.now;
  time.now = new Date(now.getTime() + minutes * 60_000);
  await act();
  time.now = now;
}

/** Another code than that one. */
const not = (code: string) => (code.startsWith('000') ? `111${code.slice(3)}` : `000${code.slice(3)}`);

async function newcomer() {
  const email = newEmail();
  await ask(email);
  return { email, session: await enter(email, await mailedCode(email)) };
}

test('who has no account comes in with a code from their mail, says who they are, and orders', async () => {
  const { email, session } = await newcomer();
  const page = await ownOf(session);
  const profile = await page.call('own-profile', 'getOwnProfile');
  expect(profile).toMatchObject({ email, firstName: '', phone: '', hasPassword: false });
  const home = { label: '', phone: '', address: '3 rue', city: 'Paris', country: 'FR', postalCode: '75020', note: '' };
  const { id: addressId } = await page.call('own-addresses', 'createOwnAddress', {}, home);
  await expect(kitchen.placeOwn(page, { addressId })).rejects.toMatchObject(refusedWith('own-name-needed'));
  const { version: now } = await page.call('own-profile', 'getOwnProfile');
  const {
    id: _id,
    email: _email,
    unprovenEmail: _unproven,
    hasPassword: _has,
    ...input
  } = { ...profile, version: now };
  const names = { ...input, firstName: 'Inès', lastName: 'Roux' };
  const { version } = await page.call('own-profile', 'updateOwnProfile', {}, names);
  await expect(kitchen.placeOwn(page, { addressId })).rejects.toMatchObject(refusedWith('own-phone-needed'));
  await page.call('own-profile', 'updateOwnProfile', {}, { ...names, phone: '06 12 34 56 78', version });
  expect(await kitchen.placeOwn(page, { addressId })).toMatchObject({ status: 'pending' });
  expect((await owner.call('clients', 'list', { search: email })).items).toMatchObject([{ lastName: 'Roux', email }]);
});

test('a client whom the house took by phone finds their record, and one with a password their account', async () => {
  const [phoned, registered] = [newEmail(), newEmail()];
  const { clientId: phonedId } = await world.client({ email: phoned });
  const { clientId: registeredId } = await world.client({ email: registered });
  await saveClientPassword(db, registeredId, passwordHash, time.now);
  for (const [email, id] of [
    [phoned, phonedId],
    [registered, registeredId],
  ] as const) {
    await ask(email.toUpperCase());
    expect(await profileOf(await enter(email, await mailedCode(email)))).toMatchObject({ id, email });
  }
  expect(await visitor.call('client-accounts', 'signInClient', {}, { email: registered, password })).toBeDefined();
});

test('whoever asks gets the same answer and the same mail, whether the house knows the address or not', async () => {
  const [newEmailAddress, knownEmail] = [newEmail(), newEmail()];
  await world.client({ email: knownEmail });
  const answers = await Promise.all([ask(newEmailAddress), ask(knownEmail)]);
  expect(answers[0]).toEqual(answers[1]);
  const texts = await Promise.all(
    [newEmailAddress, knownEmail].map(async (email) => (await mailsTo(email)).at(-1)?.text),
  );
  const plain = texts.map((text) => text?.replace(/\d{3} \d{3}/, 'code'));
  expect(plain[0]).toBe(plain[1]);
  expect(plain[0]).not.toContain('http');
  const refusals = await Promise.all(
    [newEmailAddress, knownEmail].map((email) =>
      enter(email, '12').catch((error: { problem?: object }) => error.problem ?? {}),
    ),
  );
  expect({ ...refusals[0], requestId: '' }).toEqual({ ...refusals[1], requestId: '' });
});

test('the mail is in the language of the page', async () => {
  const email = newEmail();
  await ask(email, 'en');
  const mail = (await mailsTo(email)).at(-1);
  expect(mail?.subject).toContain('your Traiteur code');
  expect(mail?.subject).toContain(codeIn(mail?.text));
});

test('of two who type one code at once, one comes in; and nobody again', async () => {
  const email = newEmail();
  await ask(email);
  const code = await mailedCode(email);
  const answers = await Promise.allSettled([enter(email, code), enter(email, code), enter(email, code)]);
  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  await expect(enter(email, code)).rejects.toMatchObject(wrong);
  expect((await owner.call('clients', 'list', { search: email })).items).toHaveLength(1);
});

test('the newest code of an address alone holds, and none of another address', async () => {
  const [email, another] = [newEmail(), newEmail()];
  await ask(email);
  const first = await mailedCode(email);
  await ask(email);
  const second = await mailedCode(email);
  await ask(another);
  if (first !== second) await expect(enter(email, first)).rejects.toMatchObject(wrong);
  await expect(enter(another, second)).rejects.toMatchObject(wrong);
  await expect(enter(email, second)).resolves.toBeDefined();
});

test('a code is good for ten minutes', async () => {
  const email = newEmail();
  await ask(email);
  const code = await mailedCode(email);
  await later(10, () => expect(enter(email, code)).rejects.toMatchObject(wrong));
});

test('a code bears five wrong tries, also when they come at once', async () => {
  const email = newEmail();
  await ask(email);
  const code = await mailedCode(email);
  await Promise.allSettled(Array.from({ length: mostTries }, () => enter(email, not(code))));
  await expect(enter(email, code)).rejects.toMatchObject(wrong);
});

test('a right code forgives the wrong ones before it', async () => {
  const email = newEmail();
  for (let times = 0; times < 4; times++) {
    await ask(email);
    const code = await mailedCode(email);
    for (let tries = 0; tries < 3; tries++) await expect(enter(email, not(code))).rejects.toMatchObject(wrong);
    await expect(enter(email, code)).resolves.toBeDefined();
  }
});

test('the database holds no code, nor what a million tries would find it by', async () => {
  const email = newEmail();
  await ask(email);
  const code = (await mailedCode(email)).replace(' ', '');
  const row = await db.selectFrom('mailed_codes').selectAll().where('email', '=', email).executeTakeFirst();
  expect(JSON.stringify(row)).not.toContain(code);
  expect(row?.hash).toHaveLength(16);
});

test('a flood of requests for one address, or from one network, is refused', async () => {
  const email = newEmail();
  const answers = await Promise.allSettled(Array.from({ length: 8 }, () => ask(email)));
  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(5);
  expect(answers.find(({ status }) => status === 'rejected')).toMatchObject({
    reason: refusedWith('too-many-attempts'),
  });
});

test('from ever new networks an address bears twenty wrong codes a day; its page device goes on', async () => {
  const { email, session } = await newcomer();
  const { id } = await profileOf(session);
  const statuses: number[] = [];
  for (let from = 0; from < mostWrongOfAddress + 3; from++) {
    await db.deleteFrom('mailed_codes').where('email', '=', email).execute();
    statuses.push((await enterFrom(`203.0.113.${from}`, email, '000 000')).statusCode);
  }
  expect(statuses.slice(0, mostWrongOfAddress)).toEqual(Array.from({ length: mostWrongOfAddress }, () => 422));
  expect(statuses.slice(mostWrongOfAddress)).toEqual([429, 429, 429]);
  const page = await clientSignedIn(id);
  expect(await page.call('own-profile', 'getOwnProfile')).toMatchObject({ email });
  await saveClientPassword(db, id, passwordHash, time.now);
  await expect(visitor.call('client-accounts', 'signInClient', {}, { email, password })).resolves.toBeDefined();
});

test('who guesses at many addresses from many networks makes codes longer, and ends those that were mailed before', async () => {
  await db.deleteFrom('wrong_mailed_codes').execute();
  const email = newEmail();
  await ask(email);
  const short = await mailedCode(email);
  for (let from = 0; from < mostWrongOfHouse; from++)
    expect((await enterFrom(`192.0.${from >> 4}.${from}`, `victim-${from}@example.com`, '000 000')).statusCode).toBe(
      422,
    );
  await expect(enter(email, short)).rejects.toMatchObject(wrong);
  await ask(email);
  const long = await mailedCode(email);
  expect(long.replace(' ', '')).toHaveLength(8);
  await expect(enter(email, long)).resolves.toBeDefined();
  await db.deleteFrom('wrong_mailed_codes').execute();
});

test('a client without a password chooses one in one field while their code is fresh, and needs it from then on', async () => {
  const { email, session } = await newcomer();
  const page = await ownOf(session);
  await page.call('own-profile', 'changeOwnPassword', {}, { password });
  expect(await page.call('own-profile', 'getOwnProfile')).toMatchObject({ hasPassword: true });
  await expect(visitor.call('client-accounts', 'signInClient', {}, { email, password })).resolves.toBeDefined();
  await expect(
    page.call('own-profile', 'changeOwnPassword', {}, { password: 'une brioche aux pralines' }),
  ).rejects.toMatchObject({ problem: { errors: [{ field: 'current', code: 'required' }] } });
});

test('later the house asks for a code again, before a first password or a new address', async () => {
  const { email, session } = await newcomer();
  const page = await ownOf(session);
  const choose = () => page.call('own-profile', 'changeOwnPassword', {}, { password });
  await later(11, async () => {
    await expect(choose()).rejects.toMatchObject(refusedWith('recent-sign-in-needed'));
    await page.call('own-profile', 'requestOwnCode', {}, { email });
    const code = await mailedCode(email);
    await expect(enter(email, code)).rejects.toMatchObject(wrong);
    await page.call('own-profile', 'confirmOwnCode', {}, { code });
    await choose();
  });
});

test('a client gives themselves another address by a code mailed there, and who read the one of before hears of it', async () => {
  const { email, session } = await newcomer();
  const page = await ownOf(session);
  const elsewhere = await clientSignedIn((await page.call('own-profile', 'getOwnProfile')).id);
  const next = newEmail();
  await page.call('own-profile', 'requestOwnCode', {}, { email: next });
  const code = await mailedCode(next);
  await expect(enter(next, code)).rejects.toMatchObject(wrong);
  expect(await page.call('own-profile', 'changeOwnEmail', {}, { email: next, code })).toMatchObject({ email: next });
  const [, news] = await mailsTo(email);
  expect(news?.text).toContain('has just been replaced');
  expect(news?.text).not.toContain(next);
  await expect(elsewhere.call('own-profile', 'getOwnProfile')).rejects.toMatchObject({ problem: { status: 401 } });
});

test('an address of another record is taken, and that record stays as it is', async () => {
  const email = newEmail();
  const { clientId } = await world.client({ email });
  const record = await owner.call('clients', 'get', { id: clientId });
  const { session } = await newcomer();
  const page = await ownOf(session);
  await page.call('own-profile', 'requestOwnCode', {}, { email });
  const code = await mailedCode(email);
  await expect(page.call('own-profile', 'changeOwnEmail', {}, { email, code })).rejects.toMatchObject({
    problem: { code: 'already-taken', field: 'email' },
  });
  expect(await owner.call('clients', 'get', { id: clientId })).toEqual(record);
});

test('erasing a client takes codes of their address away', async () => {
  const { email, session } = await newcomer();
  await ask(email);
  await (await ownOf(session)).call('own-profile', 'removeOwnAccount');
  expect(await db.selectFrom('mailed_codes').selectAll().where('email', '=', email).execute()).toEqual([]);
});

test('a house without a mail server says so', async () => {
  const { client: unmailedClient } = await testApp();
  const call = (await unmailedClient()).call(
    'client-accounts',
    'requestSignInCode',
    {},
    { email: 'a@b.fr', language: 'fr' },
  );
  await expect(call).rejects.toMatchObject(refusedWith('mails-do-not-leave'));
});

test('who never said a name nor ordered is forgotten half a year later, unless they are there', async () => {
  const [visitor, here, nour] = [await newcomer(), await newcomer(), await newcomer()];
  const ids = await Promise.all([visitor, here, nour].map(async ({ session }) => (await profileOf(session)).id));
  await (await ownOf(visitor.session)).call('sign-in', 'logout');
  await db
    .updateTable('clients')
    .set({ first_name: 'Nour' })
    .where('id', '=', ids[2] ?? 0)
    .execute();
  await db
    .updateTable('sessions')
    .set({ ended_at: time.now })
    .where('client_id', '=', ids[2] ?? 0)
    .execute();
  const idsOfClients = async () => {
    const rows = await db.selectFrom('clients').select('id').where('id', 'in', ids).orderBy('id').execute();
    return rows.map(({ id }) => id);
  };
  const inDays = (days: number) => clearNamelessClients(db, new Date(time.now.getTime() + days * 86_400_000));
  await inDays(180);
  expect(await idsOfClients()).toEqual(ids);
  await inDays(185);
  expect(await idsOfClients()).toEqual(ids.slice(1));
  const entries = db.selectFrom('audit_entries').select('thing_name').where('thing_id', '=', String(ids[0]));
  expect(await entries.where('tag', '=', 'clients').execute()).toEqual([{ thing_name: null }]);
  await ask(visitor.email);
  expect(await profileOf(await enter(visitor.email, await mailedCode(visitor.email)))).toMatchObject({ firstName: '' });
});
